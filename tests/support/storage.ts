import { consentKey, languageKey } from '#src/site/storage-keys.ts';
import { recordOf } from '#tests/support/content.ts';

const { identity } = recordOf('company-facts');
const { storagePrefix } = identity;

/** Whether the company has a phone number. */
export const hasPhone = identity.phone !== undefined;

/** The flag that a visitor of the form has: without it the form's gate sends them back. */
export const CONSENT_KEY = consentKey(storagePrefix);

/** Where the chosen language is kept. */
export const LANGUAGE_KEY = languageKey(storagePrefix);
