import { browsers, features } from 'web-features';

/** The browsers in the data of web-features: each engine on desktops and on phones. */
type Browser = keyof typeof browsers;

/**
 * The oldest version of each browser in which the whole site is held (docs/reference/browsers.md): the last two of Chromium; of Firefox the one with
 * extended support, in which the tests run too; of Safari the one from which a page has modules, cascade layers and container queries.
 */
export const SUPPORTED = {
  chrome: lastButOne('chrome'),
  chrome_android: lastButOne('chrome_android'),
  firefox: '153',
  firefox_android: '153',
  safari: '16.4',
  safari_ios: '16.4',
} as const satisfies Partial<Record<Browser, string>>;

/** Something that not every held engine has. */
export interface Gap {
  /** Name of the feature in web-features, such as `popover`. */
  readonly feature: string;
  /** Held browsers that lack it, with the version that brings it, such as `safari 17`. */
  readonly missing: readonly string[];
}

/** Takes the key of a feature; one that the data do not have is none. */
export type Note = (key: string) => void;

/** Features that not every supported engine has, by the key of MDN's compatibility data, such as `html.global_attributes.popover`. */
export const GAPS = gapsOf(SUPPORTED);

/** Every key in the data. */
export const KNOWN: ReadonlySet<string> = new Set(keys().map(({ key }) => key));

/**
 * Features that some of these browsers lack.
 *
 * @param versions by browser
 */
export function gapsOf(versions: Partial<Record<Browser, string>>): ReadonlyMap<string, Gap> {
  return new Map(
    keys().flatMap(({ feature, key, support }) => {
      const missing = Object.entries(versions)
        .filter(([browser, version]) => isLater(support[browser], version))
        .map(([browser]) => `${browser} ${support[browser] ?? 'never'}`);
      return missing.length > 0 ? [[key, { feature, missing }] as const] : [];
    }),
  );
}

function keys(): { feature: string; key: string; support: Partial<Record<string, string>> }[] {
  return Object.entries(features).flatMap(([feature, data]) =>
    data.kind === 'feature'
      ? Object.entries(data.status.by_compat_key ?? {}).map(([key, { support }]) => ({
          feature,
          key,
          support: { ...support },
        }))
      : [],
  );
}

function lastButOne(browser: Browser): string {
  return browsers[browser].releases.at(-2)?.version ?? '';
}

function isLater(version: string | undefined, held: string): boolean {
  return version === undefined || rank(version) > rank(held);
}

/** Versions have two parts at most; `≤` marks a version of which only a later one was tested. */
function rank(version: string): number {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
}
