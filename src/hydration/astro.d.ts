import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:afterload'?: boolean;
    'client:interaction'?: boolean | string;
  }
}
