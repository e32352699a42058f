/** Prerendering, which TypeScript's library does not declare (https://wicg.github.io/nav-speculation/prerendering.html). */
interface Document {
  readonly prerendering?: boolean;
}
