/** A room of the house: its files, and what they may import besides each other. */
export interface Room {
  /** Files of the room; where two rows hold a file, the narrower one speaks for it. */
  readonly files: string;
  /** All that they may import: `#folder` is a whole room, anything else a package or module of Node's as it is written. */
  readonly may: readonly string[] | 'nothing' | 'all but tests';
  /** The room in a sentence, for whoever meets the error. */
  readonly says: string;
  /** Pure rooms get time, network, environment and page as arguments. */
  readonly isPure?: true;
}

/** Node's own modules, those in folders (`node:fs/promises`) too. */
const NODE = ['node:*', 'node:*/**'];
const CORE = ['#src/i18n', '#src/schemas', '#src/domain'];
const SITE = [...CORE, '#src/site'];
const PAGE_PARTS = [...SITE, '#src/markdown', '#src/seo', '#src/scripts', '#src/content', '#src/styles', '#src/assets'];

/**
 * The whole house from the ground up: a room imports only what stands above it in this list, so that imports run one way.
 * `npm run import-rules` writes the list down for Biome, which marks a wrong import in the editor and stops the gate.
 */
export const ROOMS: readonly Room[] = [
  {
    files: 'src/i18n/**',
    may: ['#locales', 'get-east-asian-width', 'i18next'],
    says: 'Languages know the catalogues, i18next and the width of characters, nothing of the site.',
  },
  {
    files: 'src/schemas/**',
    may: ['#src/i18n', 'zod/mini'],
    says: 'Shapes know the languages only.',
    isPure: true,
  },
  {
    files: 'src/domain/**',
    may: ['#src/i18n', '#src/schemas', '#locales', 'zod/mini'],
    says: 'The core knows shapes and languages only.',
    isPure: true,
  },
  {
    files: 'src/site/**',
    may: CORE,
    says: 'Facts about the site know languages and rules, no content.',
  },
  {
    files: 'src/markdown/**',
    may: ['#src/i18n', '#src/domain', 'marked', 'highlight.js', 'highlight.js/**', 'node:path'],
    says: 'The renderer turns text into HTML and knows nothing of the site.',
  },
  {
    files: 'src/styles/**',
    may: ['node:fs'],
    says: 'The tokens are read here for what no style sheet reaches; they know nothing of the site.',
  },
  {
    files: 'src/seo/**',
    may: SITE,
    says: 'What search engines read is made from the site and its rules.',
  },
  {
    files: 'src/stores/**',
    may: ['#src/schemas', '#src/domain', 'nanostores'],
    says: 'Stores run in the browser: rules and nanostores only.',
  },
  {
    files: 'src/hydration/**',
    may: ['astro'],
    says: 'Client directives run in the browser before anything else and know Astro only.',
  },
  {
    files: 'src/scripts/**',
    may: [...SITE, 'node:crypto', 'vite'],
    says: 'Scripts without React: rules, languages and addresses only.',
  },
  {
    files: 'src/scripts/*.inline.ts',
    may: 'nothing',
    says: 'A script of the head is printed as text: it imports nothing.',
  },
  {
    files: 'src/content/**',
    may: [
      ...SITE,
      '#src/markdown',
      '#src/seo',
      'astro',
      'astro/loaders',
      'astro/assets/utils',
      'astro:assets',
      'astro:content',
      'marked',
      ...NODE,
      'yaml',
      'zod/mini',
    ],
    says: 'Content is read, checked and asked for here; it knows no page.',
  },
  {
    files: 'src/content.config.ts',
    may: ['#src/content', '#src/site', 'astro:content'],
    says: 'The place where Astro looks for the collections; they are made in src/content.',
  },
  {
    files: 'src/share-images/**',
    may: [
      ...SITE,
      '#locales',
      '#src/seo',
      '#src/content',
      '#src/styles',
      '@takumi-rs/core',
      'astro',
      'p-limit',
      ...NODE,
    ],
    says: 'Share images are drawn from what pages say of themselves.',
  },
  {
    files: 'src/finish/**',
    may: [
      ...SITE,
      '#src/share-images',
      '@astrojs/sitemap',
      'acorn',
      'astro',
      'lightningcss',
      ...NODE,
      'pagefind',
      'parse5',
      'postcss',
      'postcss-selector-parser',
      'sharp',
    ],
    says: 'Built pages are post-processed here: HTML, styles, scripts and images.',
  },
  {
    files: 'src/components/ui/**',
    may: [...PAGE_PARTS, 'astro', 'astro/types', 'astro:assets'],
    says: 'The parts that all pages are drawn with know no page family.',
  },
  {
    files: 'src/components/articles/**',
    may: [...PAGE_PARTS, '#src/components/ui', 'react'],
    says: 'Cards are drawn by pages and islands alike: they know neither.',
  },
  {
    files: 'src/components/islands/**',
    may: [
      ...SITE,
      '#src/stores',
      '#src/components/articles',
      '#src/components/ui',
      'react',
      'nanostores',
      '@nanostores/react',
      'keen-slider',
    ],
    says: 'Islands run in the browser: no Astro, no content, no server.',
  },
  {
    files: 'src/components/**',
    may: [...PAGE_PARTS, '#src/components', 'astro', 'astro/types', 'astro:assets', 'node:crypto', 'node:fs'],
    says: 'Components know neither layouts nor pages nor the server.',
  },
  {
    files: 'src/layouts/**',
    may: [...PAGE_PARTS, '#src/components', 'astro'],
    says: 'Layouts and whole screens know components, no page and no server.',
  },
  {
    files: 'src/pages/**',
    may: [...PAGE_PARTS, '#src/components', '#src/layouts', 'astro', 'sharp'],
    says: 'Pages fetch, translate and compose; they know no server.',
  },
  {
    files: 'src/server/**',
    may: [
      ...SITE,
      '#locales',
      'zod/mini',
      ...NODE,
      '@netlify/blobs',
      '@netlify/functions',
      'htmlparser2',
      'nodemailer',
      'resend',
    ],
    says: 'The inside of functions knows rules and the outside world, no page.',
  },
  {
    files: 'functions/**',
    may: [...SITE, '#src/server', '@netlify/functions', ...NODE],
    says: 'A function is a thin adapter over src/server.',
  },
  {
    files: 'src/bundle/**',
    may: [...SITE, '#src/server', 'astro', 'esbuild', ...NODE],
    says: 'Functions are bundled here, as files: none is imported.',
  },
  {
    files: 'tools/**',
    may: 'all but tests',
    says: 'Tools know the site, not its tests.',
  },
  {
    files: '*.{ts,mjs}',
    may: 'all but tests',
    says: 'What configures a program knows the site and tools, no test.',
  },
];
