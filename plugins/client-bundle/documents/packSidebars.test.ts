import { describe, expect, it } from 'vitest';
import { addressesIn, packSidebars } from './packSidebars.cjs';
import { sidebarsOf } from './sidebarsOf';

const link = (label: string, href: string) => ({ type: 'link', label, href });
const sidebars = {
  main: [
    link('Introduction', '/docs/intro'),
    {
      type: 'category',
      label: 'API',
      collapsed: true,
      href: '/docs/api/',
      items: [
        link('Drawing', '/docs/api/Drawing'),
        link('draw', '/docs/api/draw'),
        { ...link('Plane', '/docs/api/Plane'), className: 'new' },
      ],
    },
    link('Introduction, again', '/docs/intro'),
    link('Elsewhere', 'https://site.test/'),
    { type: 'html', value: '<hr>' },
  ],
  second: [link('last', '/docs/last')],
};
const paths = [...new Set(addressesIn(sidebars))].filter((path) => path.startsWith('/docs/'));
const packed = packSidebars(sidebars, paths);

describe('the sidebars in the client', () => {
  it('say nothing of a link to the next document but what its name does not', () => {
    expect(packed).toEqual({
      main: [
        'Introduction',
        {
          type: 'category',
          label: 'API',
          collapsed: true,
          href: 0,
          items: [2, { type: 'link', label: 'Plane', href: 0, className: 'new' }],
        },
        link('Introduction, again', '/docs/intro'),
        link('Elsewhere', 'https://site.test/'),
        { type: 'html', value: '<hr>' },
      ],
      second: [1],
    });
  });

  it('are in the page what Docusaurus wrote', () => {
    const documents = paths.map((path) => ({ path }));
    expect(sidebarsOf(packed, documents)).toEqual(sidebars);
  });
});
