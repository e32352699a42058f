import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { randomFrom } from './random.ts';

// Orders over a line that loses requests and answers, received in three ways (article: idempotent-api-design).
// `node tools/article-figures/measure/idempotent.ts` prints the table; a few seconds, the same figures every time.

const ACTS = 20_000;
/** Shares of all tries: what the line does with them. */
const LOST_REQUEST = 0.01;
const LOST_ANSWER = 0.01;
/** The first try is still at work when the sender gives up and tries again. */
const SLOW = 0.001;
/** The sender's program gives a new order the key of the one before: a mistake that the receiver has to notice. */
const WRONG_KEY = 0.0005;
const TRIES = 4;

interface Order {
  readonly key: string;
  readonly no: string;
  readonly body: string;
}
type Answer = 201 | 'replayed' | 409 | 422 | 'duplicate number';
const WAYS = ['nothing', 'unique number', 'key'] as const;
type Way = (typeof WAYS)[number];

function receiver(way: Way) {
  const db = new DatabaseSync(':memory:');
  const unique = way === 'nothing' ? '' : ', UNIQUE (client_id, order_no)';
  db.exec(`CREATE TABLE purchase_order (client_id TEXT, order_no TEXT, body TEXT ${unique});
           CREATE TABLE request_key (client_id TEXT, key TEXT, body_hash TEXT, response TEXT, PRIMARY KEY (client_id, key))`);
  const insert = db.prepare("INSERT INTO purchase_order VALUES ('c', ?, ?)");
  const claim = db.prepare("INSERT INTO request_key VALUES ('c', ?, ?, NULL) ON CONFLICT DO NOTHING");
  const known = db.prepare("SELECT body_hash FROM request_key WHERE client_id = 'c' AND key = ?");
  return {
    db,
    take({ key, no, body }: Order): Answer {
      const hash = createHash('sha256').update(body).digest('hex');
      if (way === 'key' && claim.run(key, hash).changes === 0)
        return known.get(key)?.['body_hash'] === hash ? 'replayed' : 422;
      try {
        insert.run(no, body);
        return 201;
      } catch {
        return 'duplicate number';
      }
    },
  };
}

function run(way: Way): Record<string, number | string> {
  const random = randomFrom(417);
  const { db, take } = receiver(way);
  const answers: Record<string, number> = {};
  const count = (name: string): void => {
    answers[name] = (answers[name] ?? 0) + 1;
  };
  let before = 'none';
  for (let act = 0; act < ACTS; act++) {
    const no = `2026-${String(act).padStart(6, '0')}`;
    const key = random() < WRONG_KEY ? before : `po-${no}`;
    const order = { key, no, body: JSON.stringify({ orderNo: no, item: 'B-1208', quantity: 40 }) };
    before = key;
    const isSlow = random() < SLOW;
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const luck = random();
      if (luck < LOST_REQUEST) count('request lost');
      else if (isSlow && attempt === 2 && way === 'key') count('409');
      else {
        const answer = take(order);
        const isHeard = luck >= LOST_REQUEST + LOST_ANSWER && !(isSlow && attempt === 1);
        count(isHeard ? String(answer) : `${answer}, answer lost`);
        if (isHeard) break;
      }
      if (attempt === TRIES) count('given up');
    }
  }
  const number = (sql: string): number => Number(db.prepare(sql).get()?.['n']);
  return {
    way,
    stored: number('SELECT count(*) AS n FROM purchase_order'),
    twice: number('SELECT count(*) - count(DISTINCT order_no) AS n FROM purchase_order'),
    missing: ACTS - number('SELECT count(DISTINCT order_no) AS n FROM purchase_order'),
    ...answers,
  };
}

for (const way of WAYS) console.log(run(way));
