/** What TypeScript's library does not know yet (https://wicg.github.io/nav-speculation/prerendering.html). */
interface Document {
  readonly prerendering?: boolean;
  onprerenderingchange?: (() => void) | null;
}
