// @isolated: the failures of text functions occur only while no font is loaded.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as replicad from 'replicad';
import { readReference } from '../../plugins/docusaurus/api-reference/generateReference';
import { thrownNumber } from '../../plugins/docusaurus/api-reference/descriptions/Descriptions';
import { loadKernelInNode } from '../../src/modeling/node';
import { runExample } from '../support/runExample';
import { thrownBy } from '../support/thrownBy';

const { errors, silent } = readReference().descriptions.failures;
const errorCases = [...errors].flatMap(([name, entries]) =>
  entries.flatMap((error) =>
    'code' in error ? [{ name, throws: error.throws, code: error.code }] : [],
  ),
);
const silentCases = [...silent].flatMap(([name, entries]) =>
  entries.map(({ says, code }) => ({ name, says, code })),
);

// Requirement 10.61.
describe('the failures documented in the API reference', () => {
  beforeAll(async () => {
    await loadKernelInNode();
    // Finders and text functions print a message if they find nothing.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it.each(errorCases)('$name throws $throws', async ({ throws, code }) => {
    expect(await thrownBy(code)).toBe(throws === thrownNumber ? 'a number' : throws);
  });

  // Requirement 10.62.
  it.each(silentCases)('$name: $says', async ({ code }) => {
    const names = Object.keys(replicad).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    await runExample(`import { ${names.join(', ')} } from "replicad";\n${code}`);
  });

  it('have code that proves each silent failure with an error or a value', () => {
    expect(silentCases.filter(({ code }) => !/\/\/ (?:→|throws) /.test(code))).toEqual([]);
  });

  it('are checked with thrownBy, which returns the message of the thrown error', async () => {
    expect(await thrownBy('makePlane("XY");')).toBe('nothing');
    expect(await thrownBy('makePlane("XV");')).toBe('Could not find plane XV');
  });
});
