import { describe, expect, it } from 'vitest';
import { baselineSidebar } from './baselineSidebar';

const titleOf = (address: string) => `Title of ${address}`;

describe('the sidebar of the site that pages are measured beside', () => {
  it('names pages by their label, or else by their title', () => {
    expect(
      baselineSidebar(['intro', { type: 'doc', id: 'api/functions/draw', label: 'draw' }], titleOf),
    ).toEqual([
      { text: 'Title of /docs/intro', link: '/docs/intro' },
      { text: 'draw', link: '/docs/api/functions/draw' },
    ]);
  });

  it('holds groups in groups, closed, each with its page where it has one', () => {
    const inner = { type: 'category' as const, label: 'Classes', items: ['api/classes/Plane'] };
    const outer = {
      type: 'category' as const,
      label: 'API',
      link: { type: 'doc' as const, id: 'api/index' },
      items: [inner],
    };
    const plane = { text: 'Title of /docs/api/classes/Plane', link: '/docs/api/classes/Plane' };
    expect(baselineSidebar([outer], titleOf)).toEqual([
      {
        text: 'API',
        link: '/docs/api',
        collapsed: true,
        items: [{ text: 'Classes', collapsed: true, items: [plane] }],
      },
    ]);
  });

  it('says which kind of entry it does not know', () => {
    expect(() => baselineSidebar([{ type: 'html', value: '<hr>' }], titleOf)).toThrow(/"html"/);
  });
});
