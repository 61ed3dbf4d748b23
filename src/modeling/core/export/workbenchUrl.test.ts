import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import { runModel } from '../run/runModel';
import { toWorkbenchStyle, workbenchUrl } from './workbenchUrl';

/**
 * Returns the code in a URL, decoded as in the workbench: the parameter `code` of the fragment, decoded once more, is a
 * zip archive in base64.
 */
function readAsWorkbench(url: string): string {
  const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
  const archive = unzipSync(Uint8Array.from(Buffer.from(decodeURIComponent(code), 'base64')));
  expect(Object.keys(archive)).toEqual(['code.js']);
  return strFromU8(archive['code.js'] ?? new Uint8Array());
}

/**
 * Runs code as the older workbench does: without modules, with a global `replicad`, and with a call of `main(replicad,
 * params)`.
 */
function runAsOldWorkbench(code: string, kernel: Kernel): { volume: number; params: unknown } {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the workbench does with its readers' code
  const evaluate = new Function(
    'replicad',
    `${code}\nconst dp = typeof defaultParams === 'undefined' ? {} : defaultParams;\nreturn [main(replicad, dp), dp];`,
  ) as (replicad: object) => [{ shape?: object }, unknown];
  const [result, params] = evaluate(kernel.replicad);
  const shape = (result.shape ?? result) as Parameters<Kernel['replicad']['measureVolume']>[0];
  return { volume: kernel.replicad.measureVolume(shape), params };
}

const models = {
  'named imports and parameters': `import { drawRoundedRectangle, makeCylinder as cylinder } from "replicad";

export const defaultParams = { width: 20, radius: 2 };

/** @param {typeof defaultParams} params */
export default function main({ width, radius }) {
  return drawRoundedRectangle(width, width, 1).sketchOnPlane("XY").extrude(10).cut(cylinder(radius, 10));
}
`,
  'one import over several lines': `import {
  makeBaseBox,
  makeSphere,
} from "replicad";

function ball() {
  return makeSphere(3);
}

export default function main() {
  return makeBaseBox(10, 10, 10).cut(ball());
}
`,
  'an arrow function': `import * as replicad from "replicad";
export default () => replicad.makeBaseBox(1, 2, 3);
`,
  'a namespace of another name': `import * as cad from "replicad";
export default function build() { return cad.makeBaseBox(1, 2, 3); }
`,
  'a function that is exported by its name': `import { makeBaseBox } from "replicad";
export const defaultParams = { size: 4 };
function main({ size }) {
  return makeBaseBox(size, size, size);
}
export default main;
`,
  'the style of the workbench itself': `const defaultParams = { size: 4 };
const { makeBaseBox } = replicad;
function main(replicad, { size }) {
  return makeBaseBox(size, size, size);
}
`,
} as const;

describe('the workbench link of a model', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  // Requirement 10.8.
  it.each(Object.entries(models))('opens and runs in the workbench: %s', async (_, code) => {
    const outcome = await runModel({ code, name: 'x', params: null }, kernel);
    expect(outcome).toHaveProperty('result');
    const volume = 'result' in outcome ? outcome.result.facts.volume : 0;
    const opened = readAsWorkbench(workbenchUrl(code));
    expect(runAsOldWorkbench(opened, kernel).volume).toBeCloseTo(volume ?? 0, 6);
    // The newer workbench runs code in the same way as this site.
    const again = await runModel({ code: opened, name: 'x', params: null }, kernel);
    expect('result' in again && again.result.facts.volume).toBeCloseTo(volume ?? 0, 6);
  });

  it('is the same each time it is created', () => {
    expect(workbenchUrl(models['an arrow function'])).toBe(
      workbenchUrl(models['an arrow function']),
    );
  });

  it('contains the parameters that the reader set', () => {
    const code = models['named imports and parameters'];
    const opened = readAsWorkbench(workbenchUrl(code, { width: 30, radius: 4 }));
    expect(runAsOldWorkbench(opened, kernel).params).toEqual({ width: 30, radius: 4 });
  });

  it('contains code without imports and exports', () => {
    for (const code of Object.values(models)) {
      expect(toWorkbenchStyle(code, null)).not.toMatch(/^(import|export)\b/m);
    }
  });
});
