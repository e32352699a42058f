import { readFileSync } from 'node:fs';
import { type CompanyMark, markOf } from '#src/domain/mark.ts';

/** The one drawing from which header, footer, share images and icons are made. */
export const MARK_FILE = 'content/company/mark.svg';

/**
 * The company's mark.
 *
 * @throws Error when there is no such file, or it cannot be a mark; the content check says so first
 * @example companyMark().box.height // => 4.9
 */
export function companyMark(): CompanyMark {
  return markOf(readFileSync(MARK_FILE, 'utf8'));
}
