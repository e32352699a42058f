import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILLERS, QUESTIONS } from './fulltext-corpus.ts';
import { randomFrom } from './random.ts';

// N-grams and words over the same generated documents (article: document-management-fulltext).
// `node tools/article-figures/measure/fulltext.ts` prints the table; about a minute.

const DOCUMENTS = 20_000;
const SENTENCES = 30;
/** A document answers one question or two; more of its sentences only share characters with one, as 東京都 does with 京都. */
const TOPICS = 1;
const DECOYS = 5;

const random = randomFrom(48);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const normal = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Overlapping pairs, one sentence at a time; a mark of FTS5 would end a token, so tokens are written as code points. */
function bigrams(text: string): string {
  const chars = [...normal(text)];
  return chars
    .slice(1)
    .map((char, at) => codes((chars[at] ?? '') + char))
    .join(' ');
}
const segments = (text: string): string =>
  [...words.segment(normal(text))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => codes(segment))
    .join(' ');
const codes = (text: string): string => [...text].map((char) => char.codePointAt(0)?.toString(36)).join('z');

const METHODS = { bigram: bigrams, word: segments } as const;
type Method = keyof typeof METHODS;

interface Document {
  readonly sentences: readonly string[];
  readonly topics: ReadonlySet<string>;
}

/** The questions that a sentence answers: it was written for one and may answer others that share it. */
const answers = new Map<string, Set<string>>();
for (const { query, about } of QUESTIONS)
  for (const sentence of about) answers.set(sentence, (answers.get(sentence) ?? new Set()).add(query));

const decoys = QUESTIONS.flatMap((question) => question.decoys ?? []);

function write(): Document {
  const sentences = Array.from({ length: SENTENCES }, () => pick(FILLERS));
  for (let n = 0; n < DECOYS; n++) sentences[Math.floor(random() * SENTENCES)] = pick(decoys);
  for (let n = 0; n < TOPICS; n++) sentences[Math.floor(random() * SENTENCES)] = pick(pick(QUESTIONS).about);
  return { sentences, topics: new Set(sentences.flatMap((sentence) => [...(answers.get(sentence) ?? [])])) };
}

const documents = Array.from({ length: DOCUMENTS }, write);
const folder = mkdtempSync(path.join(tmpdir(), 'fulltext-'));

function index(method: Method): { db: DatabaseSync; bytes: number; msPerDocument: number } {
  const file = path.join(folder, `${method}.db`);
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = OFF; CREATE VIRTUAL TABLE doc USING fts5(body, content='', tokenize='unicode61')");
  const insert = db.prepare('INSERT INTO doc (rowid, body) VALUES (?, ?)');
  const start = performance.now();
  db.exec('BEGIN');
  for (const [at, { sentences }] of documents.entries()) insert.run(at, sentences.map(METHODS[method]).join(' . '));
  db.exec("COMMIT; INSERT INTO doc (doc) VALUES ('optimize')");
  return { db, bytes: statSync(file).size, msPerDocument: (performance.now() - start) / DOCUMENTS };
}

const bigram = index('bigram');
const word = index('word');

function search({ db }: { db: DatabaseSync }, method: Method, query: string): number[] {
  const phrase = METHODS[method](query);
  return db
    .prepare('SELECT rowid FROM doc WHERE doc MATCH ? ORDER BY rank')
    .all(`"${phrase}"`)
    .map(({ rowid }) => Number(rowid));
}

/** What the bigrams found, those first that the words find as well, in the words' order. */
function both(query: string): number[] {
  const found = search(bigram, 'bigram', query);
  const isFound = new Set(found);
  const first = search(word, 'word', query).filter((id) => isFound.has(id));
  const isFirst = new Set(first);
  return [...first, ...found.filter((id) => !isFirst.has(id))];
}

const ways = {
  bigram: (query: string) => search(bigram, 'bigram', query),
  word: (query: string) => search(word, 'word', query),
  both,
};
console.log(
  `${DOCUMENTS} documents, ${QUESTIONS.length} questions, Node ${process.version}, ICU ${process.versions.icu}`,
);
console.log(
  'text',
  documents.reduce((sum, { sentences }) => sum + Buffer.byteLength(sentences.join('')), 0),
);
console.log('index', { bigram: bigram.bytes, word: word.bytes });
console.log('ms per document', { bigram: bigram.msPerDocument, word: word.msPerDocument });
for (const [name, way] of Object.entries(ways)) {
  let recall = 0;
  let precision = 0;
  const misses: string[] = [];
  for (const { query } of QUESTIONS) {
    const found = way(query);
    const isRight = (id: number): boolean => documents[id]?.topics.has(query) === true;
    const right = documents.filter(({ topics }) => topics.has(query)).length;
    const hits = found.filter(isRight).length;
    recall += hits / right;
    precision += found.length === 0 ? 0 : found.slice(0, 10).filter(isRight).length / Math.min(10, found.length);
    if (hits < right) misses.push(`${query} ${hits}/${right}`);
  }
  const mean = (sum: number): string => (sum / QUESTIONS.length).toFixed(3);
  console.log(
    name,
    { recall: mean(recall), precisionOfTen: mean(precision), missed: misses.length },
    misses.join(', '),
  );
}
bigram.db.close();
word.db.close();
rmSync(folder, { recursive: true });
