import './manual-start.ts';
import './editor.css';
import CMS from '@sveltia/cms';
import { endingOf, KIND_NAMES } from '#src/content/kinds.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { cmsConfig, type EditorSettings } from '#tools/editor/config/cms-config.ts';
import { formatOf } from '#tools/editor/config/collections.ts';
import { type FileForm, writeFile } from '#tools/editor/text/content-file.ts';
import { beforeSave } from './before-save.ts';
import { openFile } from './open-file.ts';
import { registerPreviews } from './preview.ts';
import { registerWordPaste } from './word-paste.ts';

declare const EDITOR_SETTINGS: EditorSettings;

/** The browser's language if the site has it, else English. */
const lang: Lang = LANGS.find((each) => navigator.language.startsWith(each)) ?? 'en';

for (const kind of KIND_NAMES) {
  CMS.registerCustomFormat(formatOf(kind), endingOf(kind), {
    fromFile: (text) => openFile(kind, text, lang, companyDay(Date.now())),
    toFile: (form: FileForm) => writeFile(kind, form),
  });
}

CMS.registerEventListener(beforeSave(EDITOR_SETTINGS, lang));
registerPreviews();
registerWordPaste();
// Only a translation has the date of the text that it was made from; Sveltia CMS 0.221 has no setting for that.
const sheet = new CSSStyleSheet();
sheet.insertRule(
  `[data-mode="edit"][data-locale="${DEFAULT_LANG}"] [data-key-path="translatedFrom"] { display: none }`,
);
document.adoptedStyleSheets.push(sheet);
document.documentElement.classList.toggle('is-local', EDITOR_SETTINGS.repository === undefined);
await CMS.init({ config: cmsConfig(EDITOR_SETTINGS, lang) });
