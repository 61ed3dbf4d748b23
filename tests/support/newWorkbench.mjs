/**
 * Runs models as the present workbench does: with version 1 of the library, a global `replicad`, and `main` called with
 * it and the defaults. A process of its own, because both versions of the library keep their kernel in one place.
 * Takes `{ [name]: code }` as JSON from standard input; prints a line of JSON for each: name, volume or null, error.
 */
import opencascade from 'replicad-opencascadejs-next';
import * as replicad from 'replicad-next';

const models = JSON.parse(await read(process.stdin));
// The writer of STEP files prints a page of statistics.
// @ts-expect-error -- the types name the kernel as it is published, and that name is the older one's here
replicad.setOC(await opencascade({ print: () => undefined, printErr: () => undefined }));

for (const [name, code] of Object.entries(models)) {
  console.log(JSON.stringify({ name, ...(await run(code)) }));
}

/** @param {string} code */
async function run(code) {
  try {
    const body = `${code}\nreturn main(replicad, typeof defaultParams === "undefined" ? {} : defaultParams);`;
    const result = await new Function('replicad', body)(replicad);
    return { volume: volumeOf(result), error: null };
  } catch (error) {
    // What the kernel throws is no error of the language.
    return { volume: null, error: error instanceof Error ? String(error) : 'The kernel failed.' };
  }
}

/**
 * The sum of all solids, null for a drawing.
 * @param {any} result
 * @returns {number | null}
 */
function volumeOf(result) {
  const shapes = Array.isArray(result) ? result.flat() : [result];
  const bare = shapes.map((item) => item.shape ?? item);
  if (bare.some((shape) => shape instanceof replicad.Drawing)) return null;
  // The library measures a volume of open surfaces, too.
  const isSurface = (/** @type {unknown} */ shape) =>
    shape instanceof replicad.Face || shape instanceof replicad.Shell;
  return bare
    .filter((shape) => !isSurface(shape))
    .reduce((sum, shape) => sum + replicad.measureVolume(shape), 0);
}

/** @param {NodeJS.ReadableStream} stream */
async function read(stream) {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
