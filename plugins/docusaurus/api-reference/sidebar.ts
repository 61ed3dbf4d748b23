import { bareName, docPath, categories } from './categories';
import { byLevel } from './levels';

/** The items of the sidebar's API category: one sub-category per category of ours, labels as bare names, everyday ones first. */
export const apiSidebarItems = categories.map(({ title, kind, names }) => ({
  type: 'category' as const,
  label: title,
  items: byLevel(names)
    .flatMap((group) => group.names)
    .map((name) => ({
      type: 'doc' as const,
      id: `api/${docPath(kind, name)}`,
      label: bareName(name),
    })),
}));
