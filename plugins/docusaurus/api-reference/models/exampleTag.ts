/** The component tags that reference pages contain. */
const exampleTags: ReadonlySet<string> = new Set([
  'Example',
  'FoldedExample',
  'ExampleThumbnail',
  'MoreUses',
]);

/**
 * Returns the tag for a model, or an empty string if there is none. `subject` is the name to mark in the code, with a
 * leading dot for a member. `remarkExamples` turns the tag into the component.
 */
export function exampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<Example name="${model}" subject="${subject}" />`;
}

/** Returns the tag for a collapsed model, for pages with many models. */
export function foldedExampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<FoldedExample name="${model}" subject="${subject}" />`;
}

/** Returns the tag for a thumbnail of a model that the page `to` shows in full. */
export function thumbnailTag(model: string | undefined, to: string): string {
  return model === undefined ? '' : `<ExampleThumbnail name="${model}" to="${to}" />`;
}

/** Returns the tag for the button that shows the rest of a list of uses. */
export function moreUsesButtonTag(symbol: string, list: string, count: number): string {
  return `<MoreUses symbol="${symbol}" list="${list}" count="${count}" />`;
}

/** Parses a tag written by one of the functions above. Returns null for any other HTML. */
export function readExampleTag(
  html: string,
): { readonly name: string; readonly attributes: Readonly<Record<string, string>> } | null {
  const [, name = '', written = ''] = /^<(\w+)((?: \w+="[^"]*")+) \/>$/.exec(html) ?? [];
  if (!exampleTags.has(name)) return null;
  const attributes = Array.from(written.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [
    key,
    value,
  ]);
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
}
