import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from './random.ts';

// Three ways to tell a broker of an order, while both programs are killed at random (article: event-driven-outbox).
// `node tools/article-figures/measure/outbox.ts` prints the table; about eight minutes.

const PORT = 8971;
const ORDERS = 10_000;
/** How often each of the two programs is killed in a run. */
const KILLS = 20;
/** The last two differ in when the sender rests: after every batch, or only once nothing is left. */
const METHODS = ['after', 'before', 'outbox, resting', 'outbox'] as const;
type Method = (typeof METHODS)[number];

/** A message is stored before it is acknowledged, as a durable queue does. */
function runBroker(folder: string): void {
  const store = open(folder, 'broker', 'CREATE TABLE IF NOT EXISTS received (order_id TEXT, at REAL)');
  const insert = store.prepare('INSERT INTO received VALUES (?, ?)');
  createServer((request, response) => {
    insert.run(request.url?.slice(1) ?? '', Date.now());
    response.end('ok');
  }).listen(PORT, '127.0.0.1');
}

async function runApp(folder: string, method: Method): Promise<void> {
  const db = open(
    folder,
    'app',
    `CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, at REAL);
     CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, order_id TEXT NOT NULL, sent_at REAL);
     CREATE INDEX IF NOT EXISTS outbox_unsent ON outbox (id) WHERE sent_at IS NULL`,
  );
  const save = db.prepare('INSERT INTO orders VALUES (?, ?)');
  const note = db.prepare('INSERT INTO outbox (order_id) VALUES (?)');
  const unsent = db.prepare('SELECT id, order_id FROM outbox WHERE sent_at IS NULL ORDER BY id LIMIT 100');
  const mark = db.prepare('UPDATE outbox SET sent_at = ? WHERE id = ?');
  const count = db.prepare('SELECT count(*) AS n FROM orders');

  /** One batch; false when there is reason to rest: nothing left, or nobody there. */
  const publish = async (): Promise<boolean> => {
    const rows = unsent.all();
    for (const row of rows) {
      if (!(await send(String(row['order_id'])))) return false;
      mark.run(Date.now(), Number(row['id']));
    }
    return rows.length > 0;
  };
  const saveBoth = async (id: string): Promise<void> => {
    db.exec('BEGIN');
    save.run(id, Date.now());
    note.run(id);
    db.exec('COMMIT');
  };
  const place: Record<Method, (id: string) => Promise<void>> = {
    after: async (id) => {
      save.run(id, Date.now());
      await sendPatiently(id);
    },
    before: async (id) => {
      db.exec('BEGIN');
      save.run(id, Date.now());
      db.exec((await sendPatiently(id)) ? 'COMMIT' : 'ROLLBACK');
    },
    'outbox, resting': (id) => saveBoth(id),
    outbox: (id) => saveBoth(id),
  };
  let isOver = false;
  const sender =
    method.startsWith('outbox') &&
    (async () => {
      while (!isOver) if (!(await publish()) || method === 'outbox, resting') await sleep(500);
    })();
  while (Number(count.get()?.['n']) < ORDERS) {
    await place[method](randomUUID());
    await sleep(2 + Math.random() * 8);
  }
  isOver = true;
  await sender;
  while (unsent.all().length > 0) await publish();
  process.exit(0);
}

/** Three tries within half a second, as a client library makes them. */
async function sendPatiently(id: string): Promise<boolean> {
  for (const wait of [0, 100, 300]) {
    await sleep(wait);
    if (await send(id)) return true;
  }
  return false;
}

const send = (id: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/${id}`, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );

function open(folder: string, name: string, schema: string): DatabaseSync {
  const db = new DatabaseSync(path.join(folder, `${name}.db`), { timeout: 5000 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  return db;
}

async function measure(method: Method): Promise<Record<string, string | number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const start = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [fileURLToPath(import.meta.url), ...words, folder], { stdio: 'inherit' });
  let broker = start('broker');
  await sleep(500);
  let app = start('app', method);
  let hasEnded = false;
  const watch = (): void => {
    app.once('exit', (code) => {
      hasEnded = code === 0;
    });
  };
  watch();
  for (let kill = 0; kill < 2 * KILLS && !hasEnded; kill++) {
    await sleep(300 + Math.random() * 900);
    if (kill % 2 === 0) {
      app.kill('SIGKILL');
      await sleep(100);
      app = start('app', method);
      watch();
    } else {
      broker.kill('SIGKILL');
      await sleep(1000);
      broker = start('broker');
    }
  }
  const isShort = hasEnded;
  while (!hasEnded) await sleep(200);
  broker.kill('SIGKILL');
  await sleep(200);
  if (isShort) throw new Error('the orders were over before the kills: place more of them');

  const db = open(folder, 'app', 'SELECT 1');
  db.exec(`ATTACH '${path.join(folder, 'broker.db')}' AS b`);
  const number = (sql: string): number => Number(db.prepare(sql).get()?.['n']);
  const delays = db
    .prepare('SELECT min(r.at) - o.at AS ms FROM orders o JOIN b.received r ON r.order_id = o.id GROUP BY o.id')
    .all();
  const result = {
    method,
    orders: number('SELECT count(*) AS n FROM orders'),
    lost: number('SELECT count(*) AS n FROM orders WHERE id NOT IN (SELECT order_id FROM b.received)'),
    phantom: number(
      'SELECT count(DISTINCT order_id) AS n FROM b.received WHERE order_id NOT IN (SELECT id FROM orders)',
    ),
    duplicate: number('SELECT count(*) - count(DISTINCT order_id) AS n FROM b.received'),
    medianDelayMs: median(delays.map(({ ms }) => Number(ms))),
  };
  db.close();
  rmSync(folder, { recursive: true });
  return result;
}

const [role, ...rest] = process.argv.slice(2);
if (role === 'broker') runBroker(rest[0] ?? '');
else if (role === 'app') await runApp(rest[1] ?? '', rest[0] as Method);
else
  for (const method of METHODS.filter((name) => role === undefined || name === role))
    console.log(await measure(method));
