import { forgetPerson, recordsOf } from '#src/server/contact/forget-person.ts';
import type { OutboxStore } from '#src/server/contact/ports.ts';
import { readEnv } from '#src/server/env.ts';

/** The request, see {@link forget}. */
interface Wish {
  readonly address: string;
  /** Delete, not only count. */
  readonly isCertain: boolean;
}

/**
 * Count what there is of a person, or delete it, and say under which key the notes of addresses that bounced were looked for.
 *
 * @returns 0 when everything was looked for, and is gone where that was asked; 1 else, also without the key or with another than the site's
 */
export async function forget(store: OutboxStore, { address, isCertain }: Wish, isLocal: boolean): Promise<number> {
  const { hashKey, hashKeyName: name } = readEnv(process.env);
  // Without a secret the site of npm start has a key that everybody knows.
  const key = name !== undefined || isLocal ? hashKey : undefined;
  if (!isCertain) {
    const { inquiries, confirmations, notes, isKeyOfSite } = await recordsOf(store, address, key);
    console.log(`inquiries: ${inquiries.length}
confirmations: ${confirmations.length}
notes that the address bounced: ${notes.length}
Run again with --yes to delete them.`);
    return reportKey(name, key, isKeyOfSite) ? 0 : 1;
  }
  const { found, deleted, isKeyOfSite } = await forgetPerson(store, address, key);
  console.log(`${deleted} of ${found} deleted${deleted === found ? '' : '; run the command again'}`);
  return reportKey(name, key, isKeyOfSite) && deleted === found ? 0 : 1;
}

/** Print which hash key was used, and whether it is the site's, if that is known. */
function reportKey(name: string | undefined, key: string | undefined, isKeyOfSite: boolean | undefined): boolean {
  if (key === undefined) {
    console.error(`No key: a note that the address bounced is found only while a confirmation to it is kept. Set the site's
CONTACT_HASH_KEY, or where it has none its RESEND_API_KEY (SMTP_URL without one), and run the command again.`);
    return false;
  }
  const said = name ?? 'the key of a site without secrets';
  if (isKeyOfSite === false) {
    console.error(
      `Wrong key: ${said} is not what the site hashes addresses under. A note that the address bounced was not found by it.`,
    );
    return false;
  }
  console.log(
    `Looked under ${said}${isKeyOfSite ? ', which is the key of the site' : '; no confirmation is there to tell whether it is the key of the site'}.`,
  );
  return true;
}
