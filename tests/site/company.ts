import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { identity } = parse(readFileSync('content/company/facts.yaml', 'utf8')) as { identity: { site: string } };

/** The address of the company whose site is tested. */
export const SITE = identity.site;

/** Whether the site is that of the sample company, which the specification describes: other companies have other texts, figures and pages. */
export const IS_SAMPLE = SITE === 'https://sekkei-works.example';

/** Whether no editor changes the content: only then may a test depend on how texts are written. The second company sets FIXED_CONTENT. */
export const IS_FIXED = IS_SAMPLE || process.env['FIXED_CONTENT'] !== undefined;
