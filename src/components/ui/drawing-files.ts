import type { AstroIntegration } from 'astro';

/** Serves the image files of drawings below `/_astro/`, like Astro's own images, where browsers cache them forever. */
export function drawingFiles(): AstroIntegration {
  return {
    name: 'drawing-files',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/_astro/[file].svg', entrypoint: './src/components/ui/drawing-file.ts' }),
    },
  };
}
