import { bareName, docPath, categories } from './categories';
import { byLevel } from './levels';

/** The sidebar's API category: a sub-category per category of the reference, everyday names first. */
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
