import CMS from '@sveltia/cms';
import { endingOf, KIND_NAMES } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { cmsConfig, type EditorSettings, formatOf } from '#tools/editor/config/cms-config.ts';
import { readFile, writeFile } from '#tools/editor/form/content-file.ts';
import { beforeSave } from './before-save.ts';
import { registerPreviews } from './preview.ts';
import { registerWordPaste } from './word-paste.ts';

declare const EDITOR_SETTINGS: EditorSettings;

const lang = navigator.language.startsWith('ja') ? 'ja' : 'en';

for (const kind of KIND_NAMES)
  CMS.registerCustomFormat(formatOf(kind), endingOf(kind), {
    fromFile: (text) => readFile(kind, text),
    toFile: (form: Record<string, unknown>) => writeFile(kind, form, false),
  });
CMS.registerEventListener(beforeSave(EDITOR_SETTINGS, lang));
registerPreviews();
registerWordPaste();

// What Sveltia CMS 0.221 has no setting for.
const sheet = new CSSStyleSheet();
// Only a translation has the date of the text that it was made from.
const original = `[data-mode="edit"][data-locale="${DEFAULT_LANG}"]`;
sheet.insertRule(`${original} [data-key-path="translatedFrom"] { display: none }`);
// The reasons of a refused save are lines, not a paragraph.
sheet.insertRule('[role="alertdialog"] .error { white-space: pre-line }');
// The editor of a working copy needs no sign-in at GitHub.
if (EDITOR_SETTINGS.isLocal) sheet.insertRule('.buttons > button.secondary { display: none }');
document.adoptedStyleSheets.push(sheet);
await CMS.init({ config: cmsConfig(EDITOR_SETTINGS, lang) });
