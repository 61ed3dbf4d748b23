import { nameWithoutUnderscore, docPath, categories } from './categories';
import { groupByLevel } from './levels';

/** The sidebar's API category: a sub-category per category of the reference, everyday names first. */
export const apiSidebarItems = categories.map(({ title, kind, names }) => ({
  type: 'category' as const,
  label: title,
  items: groupByLevel(names)
    .flatMap((group) => group.names)
    .map((name) => ({
      type: 'doc' as const,
      id: `api/${docPath(kind, name)}`,
      label: nameWithoutUnderscore(name),
    })),
}));
