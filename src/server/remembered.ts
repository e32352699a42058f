/**
 * Ask once, and give that answer to all who ask at the same time or soon after. What fails is asked again.
 *
 * @param forMs how long an answer is good for; `now` is read in milliseconds
 * @param ask its argument is part of the question
 * @example const state = remembered(15_000, Date.now, stateOf); await state('production'); await state('production') // asked once
 */
export function remembered<Q, A>(
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
