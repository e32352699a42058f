import { readFileSync } from 'node:fs';
import { type CompanyMark, markOf } from '#src/domain/mark.ts';

/** The drawing of the company's mark, for header, footer, share images and icons. */
export const MARK_FILE = 'content/company/mark.svg';

/**
 * The company's mark.
 *
 * @throws Error if the file is missing or cannot be a mark (the content check reports it first)
 */
export function companyMark(): CompanyMark {
  return markOf(readFileSync(MARK_FILE, 'utf8'));
}
