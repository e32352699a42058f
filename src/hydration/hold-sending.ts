/** Longest that a press waits. Who waits longer sends as without script. */
const WAIT_MS = 2_000;

/**
 * Hold a press of an island's send button while its script is on its way: the form would go, or be refused in the browser's own
 * words, without it (rule rendering.islands). Enter in a field presses the button too.
 *
 * @returns lets go: what was pressed is pressed again, for the island that is alive now, or for the browser where none came
 * @example const letGo = holdSending(island); await hydrate(); letGo();
 */
export function holdSending(island: Element): () => void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[type="submit"]');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  const letGo = () => {
    clearTimeout(timer);
    island.removeEventListener('click', hold);
    pressed?.click();
    pressed = undefined;
  };
  const timer = setTimeout(letGo, WAIT_MS);
  island.addEventListener('click', hold);
  return letGo;
}
