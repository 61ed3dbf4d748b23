import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { absentParts } from './absentParts';

describe('the parts of the theme that a site never shows', () => {
  it('follow from its settings', () => {
    const all = absentParts({});
    const { items, ...rest } = {
      announcementBar: { id: 'news' },
      docs: { sidebar: { hideable: true } },
      items: [{ type: 'localeDropdown' }, { label: 'More', items: [] }],
    };
    const left = absentParts({ ...rest, navbar: { items } });
    expect(all.filter((part) => !left.includes(part))).toEqual([
      'AnnouncementBar',
      'DocSidebar/Desktop/CollapseButton',
      'DocRoot/Layout/Sidebar/ExpandButton',
      'NavbarItem/DropdownNavbarItem',
      'NavbarItem/LocaleDropdownNavbarItem',
    ]);
  });

  it('are parts of the theme', () => {
    const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
    const isThere = (part: string) =>
      existsSync(`${theme}/${part}/index.js`) || existsSync(`${theme}/${part}.js`);
    expect(absentParts({}).filter((part) => !isThere(part))).toEqual([]);
  });
});
