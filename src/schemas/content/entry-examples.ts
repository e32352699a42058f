const point = { title: 'A point', text: 'What is meant by it' };
const group = { title: 'A group', points: ['A point'] };

/** An infographic with all that one may show. */
export const INFOGRAPHIC = {
  slug: 'a-sheet',
  ...Object.fromEntries(
    ['title', 'teaser', 'description', 'lead', 'source', 'now', 'planned'].map((name) => [name, 'text']),
  ),
  pairs: [{ title: 'a', measure: 'b', now: '6.0時間', planned: '35%', end: 8, confidence: 80 }],
  charts: [{ title: 'a', end: 8, bars: [{ label: 'b', parts: [{ value: '3' }], planned: true }] }],
  refutations: { title: 'a', items: ['b'] },
};

/** An entry of each kind, for tests of the schemas: entries come and go, and a company may have none. What is optional stands in them too. */
export const ENTRY_EXAMPLES = {
  news: {
    title: 'An item',
    summary: 'What it is about',
    category: 'notice',
    author: 'Public relations',
    date: '2026-11-09',
    updated: '2026-11-13',
    translatedFrom: '2026-11-13',
    formerSlugs: ['an-older-name'],
  },
  'tech-articles': {
    title: 'An article',
    summary: 'What it is about',
    tags: ['drupal'],
    author: 'A. Writer',
    position: 'Architect',
    date: '2026-09-08',
    translatedFrom: '2026-09-08',
    infographic: INFOGRAPHIC,
  },
  'case-studies': {
    rank: 1,
    category: 'System integration',
    title: 'A case',
    description: 'What was built',
    technologies: ['Java'],
    challenge: 'What was in the way',
    solution: 'What was done about it',
    project: {
      industry: 'Wholesale',
      size: 'Two sites',
      duration: '14 months',
      team: 'Up to 11 people',
      measured: 'Orders in error: 3 % to 1 %',
      method: 'Counted each month',
    },
    featured: {
      art: 'case-realtime',
      alt: 'A drawing',
      highlights: ['A highlight'],
      challenges: [point, point, point],
      solutions: [group, group],
    },
    related: ['another-case'],
  },
  challenged: {
    rank: 1,
    title: 'A record',
    summary: 'What was built',
    case: 'a-case',
    art: 'case-realtime',
    environment: 'PHP, Drupal',
    phases: 'Design to operation',
    technologies: [{ category: 'Application', items: [{ name: 'PHP', description: 'The site itself' }] }],
    features: [group],
    results: [point],
    innovations: [group],
    related: ['another-record'],
  },
  jobs: {
    title: 'An engineer',
    titleParts: ['An', 'engineer'],
    tagline: 'Draws first',
    shortDescription: 'What the work is',
    employment: 'Permanent',
    ctoMessage: 'Show me a drawing.',
    duties: ['To draw'],
    welcome: ['Those who draw'],
    suitedTo: ['Those who ask'],
    growth: [point],
    voices: [{ name: 'A. Colleague', role: 'Architect', text: 'What it is like' }],
  },
};
