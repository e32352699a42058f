import type { AstroIntegration } from 'astro';

/**
 * Serves the image files of drawings beside those that Astro makes, below `/_astro/`, where they are cached for good.
 */
export function drawingFiles(): AstroIntegration {
  return {
    name: 'drawing-files',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/_astro/[file].svg', entrypoint: './src/components/ui/drawing-file.ts' }),
    },
  };
}
