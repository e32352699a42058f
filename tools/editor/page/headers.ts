/**
 * The editor's response headers: nothing from anywhere else, no frame around it, in no search engine.
 *
 * Svelte writes style attributes and elements; no script does what the policy would have to allow (`unsafe-eval`, inline).
 *
 * @param isLocal for the editor of a working copy; the deployed one asks GitHub besides
 */
export function headersOf(isLocal: boolean): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    `img-src 'self' blob: data:${isLocal ? '' : ' https://avatars.githubusercontent.com'}`,
    'media-src blob:',
    `connect-src 'self' blob: data:${isLocal ? '' : ' https://api.github.com'}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    'manifest-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Signing in happens in a window of its own, which answers to the one that opened it.
    'cross-origin-opener-policy': isLocal ? 'same-origin' : 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
