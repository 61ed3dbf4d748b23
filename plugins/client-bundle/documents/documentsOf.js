/**
 * Returns the documents of the site, from what the client has of them. Every page waits for it: one plain loop.
 * @param {readonly string[]} folders Each a folder and the names of documents in it, with spaces between: "/docs/ intro".
 * @param {string} chunks The names of their chunks, all of one length.
 * @param {readonly (() => Promise<unknown>)[]} loads
 */
export function documentsOf(folders, chunks, loads) {
  const length = chunks.length / loads.length;
  /** @type {{ path: string, chunk: string, load: unknown }[]} */
  const documents = [];
  for (const words of folders) {
    const [folder = '', ...names] = words.split(' ');
    for (const name of names) {
      const at = documents.length;
      const chunk = chunks.slice(at * length, (at + 1) * length);
      documents.push({ path: folder + name, chunk, load: loads[at] });
    }
  }
  return documents;
}
