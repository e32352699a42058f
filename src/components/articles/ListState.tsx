import { type ReactNode, useEffect, useRef } from 'react';

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
  /** The view replaces the pressed button, so its action takes the focus (WCAG 2.4.3). */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** The view in place of cards: an error (solid, announced at once), or no result (dashed), with an action. */
export function ListState({ words, action, isError = false, takesFocus = false, children }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (takesFocus) next.current?.focus();
  }, []);
  return (
    <div
      className={`layout__columns layout__frame framed-state${isError ? '' : ' framed-state--dashed'}`}
      role={isError ? 'alert' : undefined}
    >
      <div>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <p className="layout__buttons">
          <button className="links__button links__button--plain" type="button" onClick={action.run} ref={next}>
            {action.label}
          </button>
          {children}
        </p>
      </div>
    </div>
  );
}

/** Four skeleton cards during loading. The status of the list announces it. */
export function Skeleton() {
  return (
    <div className="layout__columns cards__skeleton" aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <div key={card} />
      ))}
    </div>
  );
}
