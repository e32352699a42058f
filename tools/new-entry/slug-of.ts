import { RESERVED_SLUGS } from '#src/site/routes.ts';

/** Kana by their Hepburn spelling; two-letter sounds come first. Katakana are read as hiragana. */
const KANA: readonly (readonly [string, string])[] = Object.entries({
  きゃ: 'kya',
  きゅ: 'kyu',
  きょ: 'kyo',
  しゃ: 'sha',
  しゅ: 'shu',
  しょ: 'sho',
  しぇ: 'she',
  ちゃ: 'cha',
  ちゅ: 'chu',
  ちょ: 'cho',
  ちぇ: 'che',
  にゃ: 'nya',
  にゅ: 'nyu',
  にょ: 'nyo',
  ひゃ: 'hya',
  ひゅ: 'hyu',
  ひょ: 'hyo',
  みゃ: 'mya',
  みゅ: 'myu',
  みょ: 'myo',
  りゃ: 'rya',
  りゅ: 'ryu',
  りょ: 'ryo',
  ぎゃ: 'gya',
  ぎゅ: 'gyu',
  ぎょ: 'gyo',
  じゃ: 'ja',
  じゅ: 'ju',
  じょ: 'jo',
  じぇ: 'je',
  びゃ: 'bya',
  びゅ: 'byu',
  びょ: 'byo',
  ぴゃ: 'pya',
  ぴゅ: 'pyu',
  ぴょ: 'pyo',
  てぃ: 'ti',
  でぃ: 'di',
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
  つぁ: 'tsa',
  でゅ: 'dyu',
  とぅ: 'tu',
  どぅ: 'du',
  あ: 'a',
  い: 'i',
  う: 'u',
  え: 'e',
  お: 'o',
  か: 'ka',
  き: 'ki',
  く: 'ku',
  け: 'ke',
  こ: 'ko',
  さ: 'sa',
  し: 'shi',
  す: 'su',
  せ: 'se',
  そ: 'so',
  た: 'ta',
  ち: 'chi',
  つ: 'tsu',
  て: 'te',
  と: 'to',
  な: 'na',
  に: 'ni',
  ぬ: 'nu',
  ね: 'ne',
  の: 'no',
  は: 'ha',
  ひ: 'hi',
  ふ: 'fu',
  へ: 'he',
  ほ: 'ho',
  ま: 'ma',
  み: 'mi',
  む: 'mu',
  め: 'me',
  も: 'mo',
  や: 'ya',
  ゆ: 'yu',
  よ: 'yo',
  ら: 'ra',
  り: 'ri',
  る: 'ru',
  れ: 're',
  ろ: 'ro',
  わ: 'wa',
  を: 'o',
  ん: 'n',
  が: 'ga',
  ぎ: 'gi',
  ぐ: 'gu',
  げ: 'ge',
  ご: 'go',
  ざ: 'za',
  じ: 'ji',
  ず: 'zu',
  ぜ: 'ze',
  ぞ: 'zo',
  だ: 'da',
  ぢ: 'ji',
  づ: 'zu',
  で: 'de',
  ど: 'do',
  ば: 'ba',
  び: 'bi',
  ぶ: 'bu',
  べ: 'be',
  ぼ: 'bo',
  ぱ: 'pa',
  ぴ: 'pi',
  ぷ: 'pu',
  ぺ: 'pe',
  ぽ: 'po',
  ゔ: 'vu',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
});
const ROMAJI = new Map(KANA);

/** Longest slug that is proposed; longer ones are cut at a word. */
const LENGTH = 60;

/**
 * A slug for a title: its Latin letters, digits and kana, romanised; the kind and the day where nothing readable remains,
 * as with a title of Chinese characters only. A number tells it from slugs that exist.
 *
 * @param today `YYYY-MM-DD`
 * @param taken slugs that exist
 * @example slugOf('Spring Boot 4 へのアップグレード', 'article', '2026-11-21', []) // => 'spring-boot-4-appuguredo'
 * @example slugOf('年末年始休業', 'news', '2026-11-21', []) // => 'news-20261121'
 */
export function slugOf(title: string, kind: string, today: string, taken: readonly string[]): string {
  const base = romanised(title) ?? `${kind}-${today.replaceAll('-', '')}`;
  const used = new Set([...taken, ...RESERVED_SLUGS]);
  let slug = base;
  for (let n = 2; used.has(slug); n++) slug = `${base}-${n}`;
  return slug;
}

/** Undefined when too little of a title can be read to recognise it by. */
function romanised(title: string): string | undefined {
  const text = title.normalize('NFKC').toLowerCase();
  // Hiragana between Chinese characters are endings and particles: alone they say nothing. Katakana are words.
  const words = [...text.matchAll(/[a-z0-9]+(?:[.'’][a-z0-9]+)*|[ァ-ヺー]{2,}/g)].map(([word]) =>
    /^[ァ-ヺ]/.test(word) ? kana(word) : word.replace(/[.'’]/g, '-'),
  );
  const onlyHiragana = /^[ぁ-ゖー\s、。！？!?]+$/.test(text)
    ? text
        .split(/[\s、。！？!?]+/)
        .filter(Boolean)
        .map(kana)
    : [];
  let slug = '';
  for (const word of words.length > 0 ? words : onlyHiragana) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LENGTH) break;
    slug = longer;
  }
  return /[a-z]{2}/.test(slug) ? slug : undefined;
}

/** Hepburn without marks of length: long vowels are written once, a small つ doubles what follows. */
function kana(word: string): string {
  const text = word.replace(/[ァ-ヶ]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x60));
  let out = '';
  let doubles = false;
  for (let at = 0; at < text.length; at++) {
    const pair = ROMAJI.get(text.slice(at, at + 2));
    const sound = pair ?? ROMAJI.get(text[at] ?? '') ?? '';
    if (text[at] === 'っ') doubles = true;
    if (sound === '') continue;
    out += doubles ? (sound.startsWith('ch') ? 't' : (sound[0] ?? '')) + sound : sound;
    doubles = false;
    if (pair !== undefined) at += 1;
  }
  return out;
}
