import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:afterload'?: boolean;
    'client:interaction'?: boolean | string;
  }
}

/** Registers the site's own hydration directives; React stays off the first paint. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['afterload', 'interaction'] as const)
          addClientDirective({ name, entrypoint: `./src/hydration/${name}.ts` });
      },
    },
  };
}
