import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import { exportModel, type ExportFormat } from './exportModel';
import type { Kernel } from '../kernel';
import { runModel } from '../run/runModel';

const box = `import { drawRectangle } from "replicad";
export default () => [
  { shape: drawRectangle(10, 20).sketchOnPlane().extrude(5), name: "plate", color: "#ff0000" },
  { shape: drawRectangle(2, 2).sketchOnPlane("XY", 5).extrude(5), name: "post" },
];`;
const ring = `import { drawCircle } from "replicad";
export default () => drawCircle(10).cut(drawCircle(4));`;

describe('exportModel', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  });

  async function exported(code: string, format: ExportFormat) {
    const outcome = await runModel({ code, name: 'test', params: null }, kernel);
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    return exportModel(outcome.live, format, kernel);
  }

  // Requirement 10.16.
  it('writes STEP with the names of the parts', async () => {
    const { bytes, mime } = await exported(box, 'step');
    const text = new TextDecoder().decode(bytes);
    expect(mime).toBe('model/step');
    expect(text).toMatch(/^ISO-10303-21;/);
    expect(text).toContain("'plate'");
    expect(text).toContain("'post'");
  });

  it('writes STEP with the colours of the model', async () => {
    const { bytes } = await exported(box.replace('#ff0000', '#4477aa'), 'step');
    const colors = [...new TextDecoder().decode(bytes).matchAll(/COLOUR_RGB\('',([^)]+)\)/g)];
    const values = colors.map(([, rgb = '']) => rgb.split(',').map((value) => Number(value) * 255));
    // The kernel's values are in single precision, and the library takes linear values of 8 bits.
    const isWritten = values.some((rgb) =>
      [0x44, 0x77, 0xaa].every((value, index) => Math.abs((rgb[index] ?? 0) - value) < 2),
    );
    expect(isWritten, JSON.stringify(values)).toBe(true);
  });

  // Requirement 10.16.
  it('writes binary STL with the triangles of all parts', async () => {
    const { bytes } = await exported(box, 'stl');
    const triangles = new DataView(bytes).getUint32(80, true);
    expect(triangles).toBe(24);
    expect(bytes.byteLength).toBe(84 + 50 * triangles);
  });

  // Requirement 10.16.
  it('writes SVG in millimetres', async () => {
    const { bytes, mime } = await exported(ring, 'svg');
    const text = new TextDecoder().decode(bytes);
    expect(mime).toBe('image/svg+xml');
    expect(text).toContain('width="20.2mm" height="20.2mm"');
    expect(text.match(/<path/g)).toHaveLength(1);
  });

  it.each([
    [ring, 'step', 'STEP holds solids, and this model is a drawing.'],
    [ring, 'stl', 'STL holds solids, and this model is a drawing.'],
    [box, 'svg', 'SVG holds drawings, and this model is a solid.'],
  ] as const)(
    'rejects a format that cannot contain the model (%#)',
    async (code, format, sentence) => {
      await expect(exported(code, format)).rejects.toThrow(sentence);
    },
  );
});
