import { useEffect, useRef } from 'react';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface Action {
  readonly label: string;
  readonly run: () => void;
}

interface Props {
  words: Words;
  action: Action;
  isError?: boolean;
  /** It stands where the button was that the reader pressed: the next step takes the focus (WCAG 2.4.3). */
  takesFocus?: boolean;
}

/** The view in place of cards: an error (solid, announced at once), or nothing to show (dashed); with the next step. */
export function ListState({ words, action, isError = false, takesFocus = false }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (takesFocus) next.current?.focus();
  }, []);
  return (
    <div
      className={isError ? 'framed-state' : 'framed-state framed-state--dashed'}
      role={isError ? 'alert' : undefined}
    >
      <div>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <p className="framed-state__actions">
          <button className="links__button links__button--plain" type="button" onClick={action.run} ref={next}>
            {action.label}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Four cards that are not there yet (rule lists.views); the list's status says so in words. */
export function Skeleton() {
  return (
    <div className="cards__skeleton" aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <div key={card}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
