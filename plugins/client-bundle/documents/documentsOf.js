/**
 * Returns the documents of the site, from what the client has of them. Runs in every page: the loop is all there is to it.
 * @param {Readonly<Record<string, string>>} folders The names of the documents in each, with a space between two.
 * @param {string} chunks The names of their chunks, all of one length.
 * @param {readonly (() => Promise<unknown>)[]} loads
 */
export function documentsOf(folders, chunks, loads) {
  const width = chunks.length / loads.length;
  return Object.entries(folders)
    .flatMap(([folder, names]) => names.split(' ').map((name) => folder + name))
    .map((path, at) => ({
      path,
      chunk: chunks.slice(at * width, (at + 1) * width),
      load: loads[at],
    }));
}
