import type { AstroIntegration } from 'astro';

/** Registers the site's own hydration directives; React stays off the first paint. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'afterload', entrypoint: './src/hydration/afterload.ts' });
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' });
      },
    },
  };
}
