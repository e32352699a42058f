import type { Section } from './sections.ts';

const item = { title: 'A point', text: 'What is meant by it' };
const link = { text: 'Read more', to: '/faq#a-question' };

/** A section of each type with everything that it may have, for tests: a site need not use them all. */
export const SECTION_EXAMPLES: readonly Section[] = [
  {
    type: 'cells',
    id: 'points',
    title: 'Points',
    lead: 'What they are about',
    scale: 'Plan',
    band: true,
    columns: 2,
    items: [{ ...item, label: 'First' }],
    sheet: {
      tab: 'In short',
      title: 'One point',
      text: 'In a few sentences',
      rows: [{ name: 'Who', value: 'Everyone' }],
      figures: [{ prefix: 'about', value: '7', suffix: '+', label: 'Points', note: 'Counted today' }],
    },
    note: 'Of today',
    link,
    buttons: [{ text: 'Ask us', to: '/contact?topic=services' }],
  },
  { type: 'statements', title: 'Promises', items: [{ word: 'Care', ...item }] },
  { type: 'beliefs', title: 'What we believe' },
  { type: 'company-table', title: 'The company' },
  {
    type: 'offices',
    title: 'Offices',
    alt: 'A map',
    map: { title: 'The way to us', note: 'It loads on request', alt: 'A plan', frame: 'Map of the station' },
  },
  { type: 'certificates', title: 'Certificates' },
  { type: 'clients', title: 'Clients' },
  { type: 'page-link', title: 'Skills', page: link },
  { type: 'latest-news', title: 'News', count: 2 },
  { type: 'positions', title: 'Work with us', text: 'How we work', button: 'Careers', drawing: 'recruit' },
  { type: 'rows', title: 'Steps', items: [item] },
  { type: 'text', title: 'A paragraph', text: 'What there is to say' },
  { type: 'fact-table', title: 'Facts', rows: [{ name: 'Price', value: '1 yen' }], even: true },
  { type: 'figures', title: 'In figures', names: ['staff'], plain: true },
  { type: 'specialties', title: 'Fields', groups: [{ ...item, items: ['Java'] }] },
  { type: 'technology-grid', title: 'Technologies', items: [{ name: 'Java', note: 'Language' }] },
  { type: 'related-services', title: 'Other services' },
  {
    type: 'service-plan',
    title: 'All services',
    flagshipNote: 'Four parts',
    texts: [{ service: 'a-service', text: 'What it is' }],
  },
  {
    type: 'development-sites',
    title: 'Where we work',
    alt: 'A map',
    caption: 'Disc: office',
    items: [{ name: 'Iga', kind: 'Office', text: 'What happens there' }],
  },
  { type: 'planned', title: 'To come', items: [item] },
  { type: 'terms', title: 'Terms', rows: [{ clause: 'rights' }, { name: 'Price', value: '1 yen' }] },
  { type: 'latest-cases', title: 'Cases', count: 2 },
  { type: 'faq', title: 'Questions', category: 'prices' },
  { type: 'image', title: 'A picture', drawing: 'skills', alt: 'A drawing', caption: 'What it shows' },
  { type: 'closing', title: 'Talk to us', text: 'We answer', button: 'Write', to: '/contact' },
];
