import { bareName, docPath, categories } from './categories';

/** The items of the sidebar's API category: one sub-category per category of ours, labels as bare names. */
export const apiSidebarItems = categories.map(({ title, kind, names }) => ({
  type: 'category' as const,
  label: title,
  items: names.map((name) => ({
    type: 'doc' as const,
    id: `api/${docPath(kind, name)}`,
    label: bareName(name),
  })),
}));
