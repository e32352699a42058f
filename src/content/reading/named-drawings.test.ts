import { expect, test } from 'vitest';
import { isOwnFile, withDrawings } from './named-drawings.ts';

test('finds names of drawings in fields, lists and sections', () => {
  const data = {
    drawing: 'kiln.jpg',
    text: 'drawing',
    featured: { art: 'kiln' },
    offices: { iga: { image: 'images/map.png' } },
    sections: [{ type: 'image', drawing: 'images/a.svg' }],
  };
  const paths: string[] = [];
  const placed = withDrawings(data, (name, path) => {
    paths.push(path.join('.'));
    return isOwnFile(name) ? `content/services/${name}` : name;
  });
  expect(placed).toEqual({
    drawing: 'content/services/kiln.jpg',
    text: 'drawing',
    featured: { art: 'kiln' },
    offices: { iga: { image: 'content/services/images/map.png' } },
    sections: [{ type: 'image', drawing: 'content/services/images/a.svg' }],
  });
  expect(paths).toEqual(['drawing', 'featured.art', 'offices.iga.image', 'sections.0.drawing']);
});
