import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MenuItem } from '../../src/base/menuItem';

/** An item of a sidebar, as Docusaurus 3.7.0 keeps it. */
interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
}

interface VersionMetadata {
  readonly version?: { readonly docsSidebars?: Readonly<Record<string, readonly SidebarItem[]>> };
}

/**
 * Writes the items of the sidebar into `folder`, for the menu that opens before the application is there: pages have those
 * of open categories alone. Returns the file's name, which carries its hash.
 */
export async function writeMenuItems(generatedFilesDir: string, folder: string): Promise<string> {
  const text = JSON.stringify(readSidebar(generatedFilesDir).map(menuItem));
  const name = `menu.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), text);
  return name;
}

/** Errors: when Docusaurus keeps its one sidebar elsewhere. */
function readSidebar(generatedFilesDir: string): readonly SidebarItem[] {
  const folder = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files) {
    const { version } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    ) as VersionMetadata;
    const [sidebar] = Object.values(version?.docsSidebars ?? {});
    if (sidebar) return sidebar;
  }
  throw new Error(`Expected the sidebar of the documentation in ${folder}, found none.`);
}

/** A category without a page of its own leads to the first page below it, as in the HTML of pages. */
function menuItem(item: SidebarItem): MenuItem {
  const { label = '', items } = item;
  return items ? [label, addressOf(item), items.map(menuItem)] : [label, addressOf(item)];
}

function addressOf({ href, items = [] }: SidebarItem): string {
  return href ?? items.map(addressOf).find((address) => address !== '') ?? '';
}
