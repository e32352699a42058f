import type { AstroIntegration } from 'astro';

/**
 * Puts the order of the cascade layers in front of every page's styles. Styles are bundled in the order of imports, and a page
 * imports its components before its layout: their layer would else be declared first and lose to the base.
 */
export function layerOrder(): AstroIntegration {
  return {
    name: 'layer-order',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page-ssr', "import '/src/styles/layers.css';"),
    },
  };
}
