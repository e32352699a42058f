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

/** Typing that pauses this long is looked for; the button and Enter do not wait. */
const PAUSE_MS = 250;

/**
 * Search box and tag filter of the articles (rule lists.articles). Before hydration, both are a form and links that lead to the
 * filtered address, so nothing typed or clicked is lost.
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
  // The address may change the words: going back, clearing. What is being typed stays as it is.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== filter.q) input.current.value = filter.q;
  }, [filter.q]);

  const lookFor = () => search(input.current?.value ?? '');
  const onTyping = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    // While an input method composes, what stands there is not yet what the reader means.
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
    // A tag that is offered only while it is chosen goes, and would take the focus along.
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
            {offeredTags(tags, filter.tag).map(([key, label]) => {
              const isChosen = key === chosen;
              const address = home + queryOfFilter(toggleTag({ ...filter, tag: chosen }, key));
              return (
                <li key={key}>
                  <a href={address} aria-current={isChosen ? 'true' : undefined} onClick={choose(key, isChosen)}>
                    {label}
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
