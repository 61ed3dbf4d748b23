/**
 * Returns the names of the models that a page shows, from its Markdown or MDX, in the order of the page. Of several
 * steps or of a comparison, the last comes first, because it is the finished one.
 */
export function modelsOfPage(text: string): readonly string[] {
  const tags = text.matchAll(/<(?:Model|Example)\s([^>]*)>/g);
  return Array.from(tags, ([, attributes = '']) => attributes).flatMap((attributes) => {
    const [, names = ''] = /\b(?:name|steps|compare)=(\{[^}]*\}|"[^"]*")/.exec(attributes) ?? [];
    return Array.from(names.matchAll(/"([^"]+)"/g), ([, name = '']) => name).reverse();
  });
}
