import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:afterload'?: boolean;
    'client:onscreen'?: boolean | { readonly rootMargin: string };
    'client:interaction'?: boolean | string;
  }
}
