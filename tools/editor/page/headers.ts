/** Sources that the browser may fetch for the editor besides its own origin; GitHub's API for the deployed one, nothing for a working copy. */
const GITHUB = ['https://api.github.com'];

/**
 * The editor's response headers: nothing from anywhere else, no frame around it, in no search engine.
 *
 * Svelte writes style attributes and elements; no script does what the policy would have to allow (`unsafe-eval`, inline).
 *
 * @param usesGithub for the deployed editor
 */
export function headersOf(usesGithub: boolean): Readonly<Record<string, string>> {
  const github = usesGithub ? GITHUB : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(usesGithub ? ['https://avatars.githubusercontent.com'] : [])],
    'media-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...github],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Signing in happens in a window of its own, which answers to the one that opened it.
    'cross-origin-opener-policy': usesGithub ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
