import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { $filter, filterOfQuery, setFilter, type TermName } from './filter.ts';

interface Props {
  home: string;
  name: TermName;
  text: { readonly label: string; readonly placeholder: string; readonly button: string };
  children: ReactNode;
}

/** The search starts after a pause in typing of this length; the button and Enter start it at once. */
const PAUSE_MS = 250;

/** The form above a list with a search field. Before hydration it leads to the filtered address, so no input is lost. */
export function SearchField({ home, name, text, children }: Props) {
  const { q } = useStore($filter, { ssr: 'initial' });
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lookFor = () => {
    clearTimeout(pause.current);
    const words = input.current?.value.trim() ?? '';
    // Typing replaces the history entry, so that "back" does not go through every letter.
    if (words !== $filter.get().q) setFilter({ ...$filter.get(), q: words }, name, 'replaceState');
  };
  // Text that was typed before hydration wins over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    $filter.set(filterOfQuery(location.search, name));
    if (input.current?.value.trim()) lookFor();
  }, []);
  // The words may change with the address, after "back" or "clear". Text in the field stays while the visitor types.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== q) input.current.value = q;
  }, [q]);

  const onTyping = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    // During a composition in an input method, the text of the field is not final.
    if ((event.nativeEvent as InputEvent).isComposing) return;
    pause.current = setTimeout(lookFor, PAUSE_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    lookFor();
  };
  return (
    <search>
      <form className="filter" action={home} onSubmit={onSubmit}>
        <div className="search-form">
          <label htmlFor="q">{text.label}</label>
          <div>
            <input
              id="q"
              name="q"
              type="search"
              placeholder={text.placeholder}
              enterKeyHint="search"
              ref={input}
              onInput={onTyping}
              onCompositionEnd={lookFor}
            />
            <button type="submit">{text.button}</button>
          </div>
        </div>
        {children}
      </form>
    </search>
  );
}
