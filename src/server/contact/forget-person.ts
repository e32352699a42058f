import { inquiryKey } from '#src/domain/contact/keys.ts';
import { cleanEmail } from '#src/schemas/contact/email-address.ts';
import { addressHashes } from './address-hashes.ts';
import { deleteConfirmation, deleteInquiry } from './delete-records.ts';
import { listAll, listQueue } from './listing.ts';
import { CONFIRMATION_STATES, type ConfirmationState, type Item, itemsOf, type RecordState } from './outbox-admin.ts';
import type { OutboxStore } from './ports.ts';

/** Finds and deletes the records of a person in the outbox (docs/operate/data-requests.md). */

interface PersonRecords {
  readonly inquiries: readonly Item<RecordState>[];
  readonly confirmations: readonly Item<ConfirmationState>[];
  /** Keys of the notes that a confirmation to the address bounced. */
  readonly notes: readonly string[];
  /** Whether the newest confirmation was made with the given hash key; undefined without a key or a confirmation to compare. */
  readonly isKeyOfSite: boolean | undefined;
}

/**
 * Find every inquiry of a person, every confirmation to her, and the notes that her address bounced.
 *
 * @param address the e-mail address of the request, in any of its spellings: upper and lower case, full width, `例え.jp` or `xn--r8jz45g.jp`
 * @param hashKey the key with which the site hashes addresses: without it, a bounce note is found only through a confirmation that names it
 * @throws Error when the store cannot be listed or read
 */
export async function recordsOf(
  store: OutboxStore,
  address: string,
  hashKey: string | undefined,
): Promise<PersonRecords> {
  const wanted = cleanEmail(address).toLowerCase();
  const isHers = ({ record: { mail } }: Item) => (mail.to ?? mail.replyTo)?.toLowerCase() === wanted;
  const inquiries = (await itemsOf(store)).filter(isHers);
  const everyones = await itemsOf(store, CONFIRMATION_STATES);
  const confirmations = everyones.filter(isHers);
  const hashes = new Set(confirmations.flatMap(({ record: { marks } }) => marks?.blocked ?? []));
  if (hashKey !== undefined) hashes.add((await addressHashes(wanted, 0, hashKey)).blocked);
  const notes: string[] = [];
  for (const key of [...hashes].map((hash) => inquiryKey('blocked', hash))) {
    const note = await store.get(key);
    if (!note.ok) throw new Error('The store did not say what it holds.');
    if (note.value !== undefined) notes.push(key);
  }
  return { inquiries, confirmations, notes, isKeyOfSite: await isKeyOf(everyones, hashKey) };
}

/**
 * Delete what {@link recordsOf} finds, with the marks of the address on its days; the count of inquiries stays, which has no quarantined
 * ones.
 *
 * @returns how many inquiries, confirmations and notes were found, and how many of them are gone
 */
export async function forgetPerson(
  store: OutboxStore,
  address: string,
  hashKey: string | undefined,
): Promise<{ found: number; deleted: number; isKeyOfSite: boolean | undefined }> {
  const [keys, visitorKeys] = await Promise.all([listAll({ store }), listQueue({ store }, 'visitor')]);
  if (keys === undefined || visitorKeys === undefined) throw new Error('The store did not list what it holds.');
  const { inquiries, confirmations, notes, isKeyOfSite } = await recordsOf(store, address, hashKey);
  let deleted = 0;
  for (const { kind, record } of inquiries) {
    const key = inquiryKey(kind, record.id);
    // What nobody mailed is not in the report, now or later.
    const isGone = await (kind === 'quarantine' ? store.del(key) : deleteInquiry({ store }, keys, record, key));
    if (isGone) deleted += 1;
  }
  const found = inquiries.length + confirmations.length + notes.length;
  let notesLeft = notes.length;
  for (const key of notes) if (await store.del(key)) notesLeft -= 1;
  deleted += notes.length - notesLeft;
  // They name the notes: the next run has to find what is left.
  if (notesLeft > 0) return { found, deleted, isKeyOfSite };
  for (const { kind, record } of confirmations) {
    if (record.marks) await store.del(inquiryKey('once', record.marks.once));
    if (await deleteConfirmation({ store }, visitorKeys, record.id, `${kind}/${record.id}`)) deleted += 1;
  }
  return { found, deleted, isKeyOfSite };
}

/** A key may have been changed since older ones. */
async function isKeyOf(confirmations: readonly Item[], key: string | undefined): Promise<boolean | undefined> {
  const newest = confirmations.toSorted((a, b) => b.record.acceptedAt - a.record.acceptedAt)[0]?.record;
  if (key === undefined || newest?.marks === undefined || newest.mail.to === undefined) return undefined;
  return (await addressHashes(newest.mail.to, 0, key)).blocked === newest.marks.blocked;
}
