/**
 * Returns the documents of the site, from what the client has of them. Runs in every page: the loop is all there is to it.
 * @param {readonly string[]} folders Each a folder and the names of documents in it, with spaces between: "/docs/ intro".
 * @param {string} chunks The names of their chunks, all of one length.
 * @param {readonly (() => Promise<unknown>)[]} loads
 */
export function documentsOf(folders, chunks, loads) {
  const width = chunks.length / loads.length;
  const paths = folders.flatMap((words) => {
    const [folder, ...names] = words.split(' ');
    return names.map((name) => folder + name);
  });
  return paths.map((path, at) => ({
    path,
    chunk: chunks.slice(at * width, (at + 1) * width),
    load: loads[at],
  }));
}
