/** The figures that the infographic draws; the printed words stand in the catalogue, a test compares both with the article. */

/** Value measured in 2026, value predicted for 2029, end of the pair's scale, and the confidence in percent; in the order of the predictions. */
export const PREDICTIONS = [
  { now: 6, planned: 3.5, end: 6, confidence: 80 },
  { now: 5, planned: 1, end: 5, confidence: 75 },
  { now: 35, planned: 70, end: 100, confidence: 70 },
  { now: 20, planned: 45, end: 100, confidence: 65 },
  { now: 12, planned: 2, end: 12, confidence: 60 },
] as const;

/** Hours of work per article, in 2026 and 2029: writing with its chores, and checking. */
export const HOURS = {
  now: { writing: 4.8, checking: 1.2 },
  planned: { writing: 1.9, checking: 1.6 },
  end: 6,
} as const;

/** Questions out of 60 that an AI answered correctly. */
export const QUESTIONS = { one: 37, fields: 52, end: 60 } as const;
