/** What the settings of a site say about the parts of the theme that it has. */
export interface PartSettings {
  readonly announcementBar?: unknown;
  readonly docs?: { readonly sidebar?: { readonly hideable?: boolean } };
  readonly navbar?: { readonly items?: readonly { readonly type?: string }[] };
}

/** The parts of the theme that draw items of the navbar, by the type that asks for each. */
const navbarItems = {
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/**
 * Returns the names of the parts that the theme brings along and a site with these settings never shows. No document of
 * ours has tags, and no sidebar HTML of its own, which are no settings: `tests/content/client-bundle.test.ts` would find some.
 */
export function absentParts({ announcementBar, docs, navbar }: PartSettings): readonly string[] {
  const types = new Set(navbar?.items?.map(itemType));
  return [
    'TagsListInline',
    'DocSidebarItem/Html',
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...Object.entries(navbarItems).flatMap(([type, part]) =>
      types.has(type) ? [] : [`NavbarItem/${part}`],
    ),
  ];
}

/** As the theme reads it: an item of items is a dropdown. */
function itemType(item: { readonly type?: string }): string {
  return item.type ?? ('items' in item ? 'dropdown' : 'default');
}
