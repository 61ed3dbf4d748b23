import { bareName, docPath, categories } from './categories';
import { byLevel } from './levels';

/**
 * The items of the sidebar's API category: a sub-category for each of our categories, everyday names first. Labels are
 * bare names.
 */
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
