import type { AstroIntegration } from 'astro';

/**
 * Registers the site's own hydration directives; every registered one costs a hash on every page, so they are few (decisions §3).
 *
 * @example defineConfig({ integrations: [clientDirectives()] })
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'afterload', entrypoint: './src/build/afterload.ts' });
        addClientDirective({ name: 'engage', entrypoint: './src/build/engage.ts' });
      },
    },
  };
}
