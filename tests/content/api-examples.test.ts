import { loadFont, setOC } from 'replicad';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readReference } from '../../plugins/api-reference/generate';
import { exampleFont } from '../support/exampleFont';
import { loadKernel } from '../support/loadKernel';
import { runExample } from '../support/runExample';

const { words } = readReference({
  declarations: 'node_modules/replicad/dist/replicad.d.ts',
  plugin: 'plugins/api-reference',
});
const examples = [...words.symbols].flatMap(([name, { example }]) =>
  example ? [[name, example]] : [],
);

describe('every example of the API reference runs and gives the values it shows', () => {
  beforeAll(async () => {
    setOC(await loadKernel());
    const font = await exampleFont();
    await loadFont(font);
    // An example may load a font from any address.
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(font)));
  });

  test.each(examples)('%s', async (_name, example) => {
    await expect(runExample(example)).resolves.toBeUndefined();
  });
});
