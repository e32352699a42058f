import fc from 'fast-check';

// Where tests find mistakes (article: testing-what-changes): a small billing program, thirty mistakes put into it one at
// a time, ten harmless changes, and three kinds of tests. `node tools/article-figures/measure/billing.ts` prints the table.

/** A line of an invoice: yen without tax, and the rate in percent. */
interface Line {
  readonly yen: number;
  readonly rate: number;
}
interface Invoice {
  readonly no: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly taxByRate: readonly { readonly ratePercent: number; readonly yen: number }[];
  readonly total: number;
}

/** Everything that may be changed in the program, so that a mistake is one other part. */
const RIGHT = {
  round: Math.floor,
  tax: (lines: readonly Line[], rate: number, round: (yen: number) => number) =>
    round((lines.filter((line) => line.rate === rate).reduce((sum, { yen }) => sum + yen, 0) * rate) / 100),
  rates: (lines: readonly Line[]) => [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a),
  total: (lines: readonly Line[], taxes: readonly number[]) =>
    lines.reduce((sum, { yen }) => sum + yen, 0) + taxes.reduce((sum, yen) => sum + yen, 0),
  due: (issued: string) => {
    const date = new Date(`${issued}T00:00:00Z`);
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).toISOString().slice(0, 10);
  },
  discount: (yen: number, percent: number) => yen - Math.floor((yen * percent) / 100),
  json: (invoice: Invoice): Record<string, unknown> => ({
    invoiceNo: invoice.no,
    issuedOn: invoice.issuedOn,
    taxByRate: invoice.taxByRate,
  }),
  number: (n: number) => `INV-${String(n).padStart(6, '0')}`,
  yen: (yen: number) => `${yen.toLocaleString('ja-JP')}円`,
  title: '請求書',
  totalLabel: '合計',
  dueLabel: 'お支払期限',
  order: ['title', 'no', 'total', 'due'] as readonly string[],
  thanks: 'いつもありがとうございます。',
  separator: '\n',
};
type Program = typeof RIGHT;

function invoiceOf(program: Program, n: number, lines: readonly Line[], issuedOn: string): Invoice {
  const taxByRate = program
    .rates(lines)
    .map((rate) => ({ ratePercent: rate, yen: program.tax(lines, rate, program.round) }));
  const taxes = taxByRate.map(({ yen }) => yen);
  return {
    no: program.number(n),
    issuedOn,
    dueOn: program.due(issuedOn),
    taxByRate,
    total: program.total(lines, taxes),
  };
}

function screenOf(program: Program, invoice: Invoice): string {
  const parts: Record<string, string> = {
    title: program.title,
    no: invoice.no,
    total: `${program.totalLabel} ${program.yen(invoice.total)}`,
    due: `${program.dueLabel} ${invoice.dueOn}`,
  };
  return [...program.order.map((part) => parts[part] ?? ''), program.thanks].join(program.separator);
}

const perLine = (lines: readonly Line[], rate: number, round: (yen: number) => number): number =>
  lines.filter((line) => line.rate === rate).reduce((sum, { yen }) => sum + round((yen * rate) / 100), 0);
const days = (issued: string, n: number): string =>
  new Date(Date.parse(`${issued}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);

/** Mistakes in calculations, at the boundary and on the screen; each replaces one part. */
const MISTAKES: Readonly<Record<'calculation' | 'boundary' | 'screen', readonly Partial<Program>[]>> = {
  calculation: [
    { tax: perLine },
    { round: Math.ceil },
    { round: Math.round },
    { tax: (lines, rate, round) => round((RIGHT.total(lines, []) * rate) / 100) },
    { tax: (lines, rate, round) => round((RIGHT.total(lines.slice(0, -1), []) * rate) / 100) },
    { rates: (lines) => RIGHT.rates(lines).slice(0, 1) },
    { rates: (lines) => lines.map(({ rate }) => rate) },
    { total: (lines) => RIGHT.total(lines, []) },
    { total: (lines, taxes) => RIGHT.total(lines, taxes.slice(0, 1)) },
    { due: (issued) => days(issued, 30) },
    { due: (issued) => `${issued.slice(0, 8)}28` },
    { due: (issued) => RIGHT.due(days(issued, 31)) },
    { discount: (yen, percent) => Math.floor(yen * (1 - percent / 100)) },
    { discount: (yen, percent) => yen - Math.round((yen * percent) / 100) },
    { discount: (yen, percent) => yen - percent },
  ],
  boundary: [
    { json: (invoice) => ({ ...RIGHT.json(invoice), invoiceNo: undefined }) },
    { json: (invoice) => ({ ...RIGHT.json(invoice), invoice_no: invoice.no, invoiceNo: undefined }) },
    { json: (invoice) => ({ ...RIGHT.json(invoice), issuedOn: invoice.issuedOn.replaceAll('-', '/') }) },
    { json: (invoice) => ({ ...RIGHT.json(invoice), issuedOn: `${invoice.issuedOn}T00:00:00Z` }) },
    { json: (invoice) => ({ ...RIGHT.json(invoice), taxByRate: invoice.taxByRate.map(({ yen }) => yen) }) },
    {
      json: (invoice) => ({
        ...RIGHT.json(invoice),
        taxByRate: Object.fromEntries(invoice.taxByRate.map((t) => [t.ratePercent, t.yen])),
      }),
    },
    {
      json: (invoice) => ({
        ...RIGHT.json(invoice),
        taxByRate: invoice.taxByRate.map((t) => ({ ...t, yen: String(t.yen) })),
      }),
    },
    {
      json: (invoice) => ({
        ...RIGHT.json(invoice),
        taxByRate: invoice.taxByRate.map((t) => ({ ...t, ratePercent: t.ratePercent / 100 })),
      }),
    },
    { json: (invoice) => ({ ...RIGHT.json(invoice), issuedOn: invoice.dueOn }) },
    { number: (n) => `INV-${n}` },
  ],
  screen: [
    { yen: (yen) => `${yen}円` },
    { order: ['title', 'no', 'due'] },
    { dueLabel: '' },
    { order: ['title', 'no', 'total', 'total'] },
    { yen: (yen) => `${(yen / 100).toLocaleString('ja-JP')}円` },
  ],
};

/** Changes that nobody would call a defect. */
const HARMLESS: readonly Partial<Program>[] = [
  { title: '御請求書' },
  { totalLabel: 'ご請求金額' },
  { dueLabel: '支払期日' },
  { thanks: '毎度ありがとうございます。' },
  { thanks: '' },
  { separator: '\n\n' },
  { order: ['no', 'title', 'total', 'due'] },
  { order: ['title', 'no', 'due', 'total'] },
  { yen: (yen) => `¥${yen.toLocaleString('ja-JP')}` },
  { json: (invoice) => ({ ...RIGHT.json(invoice), note: 'new' }) },
];

const line = fc.record({ yen: fc.integer({ min: 1, max: 1_000_000 }), rate: fc.constantFrom(10, 8) });
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const check = (condition: boolean): void => {
  if (!condition) throw new Error('failed');
};
const taxOf = (program: Program, all: readonly Line[]): number =>
  invoiceOf(program, 1, all, '2026-05-22').taxByRate.reduce((sum, { yen }) => sum + yen, 0);

const EXAMPLE: readonly Line[] = [
  { yen: 12_000, rate: 10 },
  { yen: 3_500, rate: 8 },
];
const EXAMPLES = [EXAMPLE, EXAMPLE.slice(0, 1), EXAMPLE.slice(1), [...EXAMPLE, { yen: 800, rate: 8 }]] as const;
const shown = (program: Program, at: number): string =>
  screenOf(program, invoiceOf(program, at + 1, EXAMPLES[at] ?? EXAMPLE, '2026-05-22'));
const RECORDED = EXAMPLES.map((_, at) => shown(RIGHT, at));

/** The three kinds of tests; each throws when it finds something. */
const TESTS: Readonly<Record<'properties' | 'contract' | 'screens', readonly ((program: Program) => void)[]>> = {
  properties: [
    (program) =>
      fc.assert(
        fc.property(lines, (all) => {
          const merged = RIGHT.rates(all).map((rate) => ({
            rate,
            yen: RIGHT.total(
              all.filter((l) => l.rate === rate),
              [],
            ),
          }));
          check(taxOf(program, all) === taxOf(program, merged));
        }),
      ),
    (program) =>
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(10, 8), (yen, rate) => {
          const tax = taxOf(program, [{ yen, rate }]);
          check(tax * 100 <= yen * rate && (tax + 1) * 100 > yen * rate);
        }),
      ),
    (program) =>
      fc.assert(
        fc.property(lines, (all) => {
          const invoice = invoiceOf(program, 1, all, '2026-05-22');
          check(invoice.total === RIGHT.total(all, []) + invoice.taxByRate.reduce((sum, { yen }) => sum + yen, 0));
        }),
      ),
    (program) =>
      fc.assert(
        fc.property(day, (date) => {
          const issued = date.toISOString().slice(0, 10);
          const due = program.due(issued);
          check(days(due, 1).endsWith('-01'));
          check(Number(due.slice(5, 7)) % 12 === (Number(issued.slice(5, 7)) + 1) % 12);
        }),
      ),
    (program) =>
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (yen, percent) => {
          const off = yen - program.discount(yen, percent);
          check(off * 100 <= yen * percent && (off + 1) * 100 > yen * percent);
        }),
      ),
  ],
  contract: [
    (program) => {
      for (const at of EXAMPLES.keys()) {
        const data = JSON.parse(
          JSON.stringify(program.json(invoiceOf(program, at + 1, EXAMPLES[at] ?? EXAMPLE, '2026-05-22'))),
        );
        check(/^INV-\d{6}$/.test(data.invoiceNo));
        check(/^\d{4}-\d{2}-\d{2}$/.test(data.issuedOn));
        check(Array.isArray(data.taxByRate));
        for (const tax of data.taxByRate) check(Number.isInteger(tax.ratePercent) && Number.isInteger(tax.yen));
      }
    },
  ],
  screens: EXAMPLES.map((_, at) => (program: Program) => check(shown(program, at) === RECORDED[at])),
};

const finds = (tests: readonly ((program: Program) => void)[], change: Partial<Program>): boolean =>
  tests.some((test) => {
    try {
      test({ ...RIGHT, ...change });
      return false;
    } catch {
      return true;
    }
  });

for (const [name, tests] of Object.entries(TESTS)) {
  const found = Object.entries(MISTAKES).map(([kind, mistakes]) => {
    const hits = mistakes.map((mistake) => finds(tests, mistake));
    return `${kind} ${hits.filter(Boolean).length}/${mistakes.length} [${hits.map((hit) => (hit ? 1 : 0)).join('')}]`;
  });
  const alarms = HARMLESS.map((change) => finds(tests, change));
  console.log(name, tests.length, found.join(', '), `false alarms ${alarms.filter(Boolean).length}/${HARMLESS.length}`);
}

// How often a pair of lines shows the mistake of rounding per line at 10%: any two prices, and prices that people write.
let shownBy = { any: 0, tens: 0, all: 0, allTens: 0 };
for (let a = 1; a <= 1000; a++)
  for (let b = 1; b <= 1000; b++) {
    const differs = Math.floor(a / 10) + Math.floor(b / 10) !== Math.floor((a + b) / 10);
    shownBy = { ...shownBy, any: shownBy.any + Number(differs), all: shownBy.all + 1 };
    if (a % 10 === 0 && b % 10 === 0)
      shownBy = { ...shownBy, tens: shownBy.tens + Number(differs), allTens: shownBy.allTens + 1 };
  }
console.log(shownBy);
