import { makeBaseBox } from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { edgeColorOf } from '../../../../src/viewer/camera/appearance';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const partsOf = async (returned: string) => {
  const code = `import { makeBaseBox, makeVertex } from "replicad";
    export default () => (${returned});`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome.result;
};

says('the name of the part, in lists and in downloaded files', async () => {
  const { parts } = await partsOf('{ shape: makeBaseBox(4, 4, 4), name: "lid" }');
  expect(parts.map(({ name }) => name)).toEqual(['lid']);
});

says('This site warns you of it, as of every other field that it does not know.', async () => {
  for (const field of ['highlight', 'colour']) {
    const { warnings } = await partsOf(`{ shape: makeBaseBox(4, 4, 4), ${field}: "#ff0000" }`);
    expect(warnings.map(({ sentence }) => sentence)).toEqual([
      `The field "${field}" is not known here, so it changes nothing.`,
    ]);
  }
});

says('this site shows both', async () => {
  const filters = 'highlightFace: (f) => f.inPlane("XY", 4), highlightEdge: (e) => e.inPlane("XY")';
  const { parts } = await partsOf(`{ shape: makeBaseBox(4, 4, 4), ${filters} }`);
  const [part] = parts;
  if (part?.kind !== 'solid') throw new Error('The box is missing.');
  expect(part.highlightedFaces).toHaveLength(1);
  expect(part.highlightedEdges).toHaveLength(4);
});

says('from 0 to 1; at 0 this site draws only the edges of a solid', () => {
  for (const opacity of [0, 0.5])
    expect(edgeColorOf({ color: '#00ff00', opacity, isWire: false })).toBe('#00ff00');
});

says('Neither this site nor the workbench draws its labels', async () => {
  const labels = '[{ label: "4", from: [0, 0, 0], to: [4, 0, 0] }]';
  const code = `import { makeBaseBox } from "replicad";
    export const labels = () => ${labels};
    export default () => makeBaseBox(4, 4, 4);`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  expect(outcome.result.parts).toHaveLength(1);
  expect(outcome.result.parts[0]).not.toHaveProperty('labels');
  const { parts } = await partsOf(`{ shape: makeBaseBox(4, 4, 4), labels: ${labels} }`);
  expect(parts[0]).toHaveProperty('labels');
});

says('this site tells you why', async () => {
  const { warnings } = await runChanged(
    'advanced-topics/studio-features/highlighted-nothing',
    null,
  );
  expect(warnings.length).toBeGreaterThan(0);
});

says('$ exists only in the workbench.', async () => {
  const code = `import { makeBaseBox } from "replicad";
    export default () => $.debug(makeBaseBox(4, 4, 4));`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  expect(outcome).toMatchObject({
    error: { sentence: expect.stringContaining('exists only in the workbench') as string },
  });
});

says('from and to are points, or objects of the class Vertex.', async () => {
  const { parts } = await partsOf(
    '{ shape: makeBaseBox(4, 4, 4), labels: [{ label: "4", from: makeVertex([0, 0, 1]), to: [4, 0, 1] }] }',
  );
  expect(parts[0]).toMatchObject({ labels: [{ text: '4', from: [0, 0, 1], to: [4, 0, 1] }] });
  // A shape does not return its vertices.
  expect('vertices' in makeBaseBox(4, 4, 4)).toBe(false);
});
