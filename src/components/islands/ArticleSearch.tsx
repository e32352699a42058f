import { useStore } from '@nanostores/react';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { offeredTags, queryOfFilter, type TagChoice, tagChoice, toggleTag } from '#src/domain/articles/search.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { $filter, chooseTag, followAddress, search } from '#src/stores/article-filter.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  /** Address of the list in this language. */
  home: string;
  /** Every tag in use, most used first. */
  tags: readonly TagChoice[];
  text: Catalogue['tech-articles']['search'];
}

/** The search starts after a pause in typing of this length; the button and Enter start it at once. */
const PAUSE_MS = 250;

/**
 * Search box and tag filter of the articles. Before hydration, both are a form and links to the filtered address, so
 * no input or click is lost.
 */
export function ArticleSearch({ home, tags, text }: Props) {
  const filter = useStore($filter, { ssr: 'initial' });
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const terms = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const typed = input.current?.value ?? '';
    const stop = followAddress();
    if (typed.trim() !== '') search(typed);
    return stop;
  }, []);
  // The words may change with the address, after "back" or "clear". Text in the field stays while the visitor types.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== filter.q) input.current.value = filter.q;
  }, [filter.q]);

  const lookFor = () => search(input.current?.value ?? '');
  const onTyping = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    // During a composition in an input method, the text of the field is not final.
    if ((event.nativeEvent as InputEvent).isComposing) return;
    pause.current = setTimeout(lookFor, PAUSE_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(pause.current);
    lookFor();
  };
  const choose = (key: string, isChosen: boolean) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    chooseTag(isChosen ? filter.tag : key);
    // A tag that is offered only while selected disappears with the focus, so the focus moves to the field.
    if (!offeredTags(tags, $filter.get().tag).some(([offered]) => offered === key)) terms.current?.focus();
  };
  const chosen = tagChoice(tags, filter.tag)?.[0] ?? filter.tag;

  return (
    <search>
      <form className="filter" action={home} onSubmit={onSubmit}>
        <div className="filter__search">
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
        <fieldset className="filter__terms" tabIndex={-1} ref={terms}>
          <legend>{text.tags}</legend>
          <ul className="tags cards__tags">
            {offeredTags(tags, filter.tag).map(([key, label, count]) => {
              const isChosen = key === chosen;
              const address = home + queryOfFilter(toggleTag({ ...filter, tag: chosen }, key));
              return (
                <li key={key}>
                  <a href={address} aria-current={isChosen ? 'true' : undefined} onClick={choose(key, isChosen)}>
                    {label} <small>{count}</small>
                    {isChosen && <span className="base__visually-hidden">{text.remove}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </form>
    </search>
  );
}
