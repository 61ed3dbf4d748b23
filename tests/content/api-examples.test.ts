import { format } from 'prettier';
import { loadFont } from 'replicad';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readReference } from '../../plugins/docusaurus/api-reference/generateReference';
import { loadKernelInNode } from '../../src/modeling/node';
import { exampleFont } from '../support/exampleFont';
import { runExample } from '../support/runExample';

const { descriptions } = readReference();
const examples = [...descriptions.symbols].flatMap(([name, { example }]) =>
  example ? [[name, example]] : [],
);

test.each(examples)(
  'the example of %s is formatted, 80 characters wide',
  async (_name, example) => {
    const formatted = await format(example, { parser: 'babel', printWidth: 80 });
    expect(example).toBe(formatted.trimEnd());
  },
);

describe('every example of the API reference runs and returns the values it shows', () => {
  beforeAll(async () => {
    await loadKernelInNode();
    const font = await exampleFont();
    await loadFont(font);
    // Examples may load a font from any URL.
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(font)));
  });

  test.each(examples)('%s', async (_name, example) => {
    await expect(runExample(example)).resolves.toBeUndefined();
  });
});
