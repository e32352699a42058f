/**
 * Memoize the last answer of an asynchronous function for a limited time, also while it is pending. A failed call is not kept.
 *
 * @param forMs how long an answer is valid, in milliseconds
 * @param now the clock, in milliseconds
 * @param ask called again for another argument
 * @example const state = memoizeFor(15_000, Date.now, stateOf); await state('production'); await state('production') // one call
 */
export function memoizeFor<Q, A>(
  forMs: number,
  now: () => number,
  ask: (question: Q) => Promise<A>,
): (question: Q) => Promise<A> {
  let last: { readonly question: Q; readonly at: number; readonly answer: Promise<A> } | undefined;
  return (question) => {
    if (last !== undefined && last.question === question && now() - last.at < forMs) return last.answer;
    const asked = { question, at: now(), answer: ask(question) };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
