/**
 * Runs models as the current workbench does: with version 1 of the library as the global `replicad`, which it passes
 * to `main` with the default parameters. Runs in a separate process, because both versions of the library store their
 * kernel globally. Reads `{ [name]: code }` as JSON from standard input and prints one line of JSON per model: name,
 * volume (or null) and error.
 */
import opencascade from 'replicad-opencascadejs-next';
import * as replicad from 'replicad-next';

const models = JSON.parse(await read(process.stdin));
// The STEP writer prints a page of statistics.
// @ts-expect-error -- the types use the published package name, which is that of the older kernel here
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
    // The kernel throws values that are not Error objects.
    return { volume: null, error: error instanceof Error ? String(error) : 'The kernel failed.' };
  }
}

/**
 * Returns the total volume of all solids in mm³, or null for a drawing.
 * @param {any} result
 * @returns {number | null}
 */
function volumeOf(result) {
  const shapes = Array.isArray(result) ? result.flat() : [result];
  const withoutOptions = shapes.map((item) => item.shape ?? item);
  if (withoutOptions.some((shape) => shape instanceof replicad.Drawing)) return null;
  // The library also returns a volume for open surfaces.
  const isSurface = (/** @type {unknown} */ shape) =>
    shape instanceof replicad.Face || shape instanceof replicad.Shell;
  return withoutOptions
    .filter((shape) => !isSurface(shape))
    .reduce((sum, shape) => sum + replicad.measureVolume(shape), 0);
}

/** @param {NodeJS.ReadableStream} stream */
async function read(stream) {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
