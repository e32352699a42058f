// biome-ignore lint/style/noRestrictedImports: this file stands in the place of `#languages`.
import LANGUAGES from '../../languages.config.ts';

/** The table of languages with the sample's English, for a site whose row is British: unit tests quote dates and prices. */
export default { ...LANGUAGES, en: { ...LANGUAGES.en, locale: 'en-US' } };
