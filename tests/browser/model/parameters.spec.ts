import { readFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { allowCopying, readCopiedText } from '../../support/clipboard';
import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { goodModel, openLink, readOutcome, pressRun } from '../../support/playground';
import { watchShifts } from '../../support/layoutShifts';
import { fromFragment } from '../../../src/components/model/interactive/sharedLink';
import { readWorkbenchUrl } from '../../support/workbench';
import { onlyInFullRun } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: the sliders and downloads of the other tests run the same code.',
);

const address = '/docs/use-as-a-library';
const title = 'The box of the app';

/** A model with two named parts and one parameter of each kind. Its base is 20 mm high, or more with `isTall`. */
const kinds = `import { makeBaseBox } from "replicad";
export const about = {
  params: {
    size: { label: "Size", unit: "mm", min: 5, max: 50 },
    axis: { label: "Along", choices: ["X", "Y"] },
  },
};
export const defaultParams = { size: 20, isTall: false, axis: "X", name: "base" };
export default ({ size, isTall, axis, name }) => [
  { shape: makeBaseBox(axis === "X" ? 2 * size : size, axis === "X" ? size : 2 * size, isTall ? 60 : 20), name },
  { shape: makeBaseBox(5, 5, 5).translate(0, 0, 80), name: "knob", color: "#c7843c" },
];`;

async function openParameters(page: Page): Promise<ModelOnPage> {
  const model = new ModelOnPage(page, title);
  await model.open(address);
  await model.button('Parameters').click();
  await model.slider.waitFor();
  return model;
}

/** Presses an entry of the download menu. Returns the name and the bytes of the file. */
async function download(
  place: Locator,
  entry: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const file = place.page().waitForEvent('download', { timeout: 90_000 });
  await place.getByText('Download', { exact: true }).click();
  await place
    .locator('details li', { hasText: new RegExp(`^${entry}`) })
    .locator('a, button')
    .click();
  const done = await file;
  return { name: done.suggestedFilename(), bytes: await readFile(await done.path()) };
}

test.describe('the parameters of a model', () => {
  test.setTimeout(120_000);

  // Requirement 10.14.
  test('change picture and facts by slider and text field, and can be reset', async ({ page }) => {
    const model = await openParameters(page);
    const before = await model.fact('Volume').innerText();
    await model.slider.focus();
    await page.keyboard.press('ArrowRight');
    await model.waitUntilBuilt(1);
    const first = await model.waitUntilShown();
    expect(await model.fact('Volume').innerText()).not.toBe(before);
    const box = model.figure.getByRole('textbox', { name: 'Wall', exact: true });
    await expect(box).toHaveValue('3.5');
    await box.fill('9');
    await model.waitUntilChanged(first);
    await expect(model.slider).toHaveValue('9');
    await model.button('Reset values').click();
    await expect(model.fact('Volume')).toHaveText(before);
    await expect(box).toHaveValue('3');
  });

  test('rebuild a model whose faces can be picked', nightly, async ({ page }) => {
    const model = await openParameters(page);
    await model.slider.focus();
    await page.keyboard.press('ArrowRight');
    await model.waitUntilBuilt(1);
    const plain = await model.waitUntilShown();
    await model.surface.focus();
    await page.keyboard.press('n');
    await expect(model.figure.getByRole('region', { name: 'Picked face' })).toContainText('mm²');
    await model.waitUntilChanged(plain);
  });

  // Requirement 10.14.
  test('have sliders wider than 200 px on a phone', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { slider } = await openParameters(page);
    expect((await slider.boundingBox())?.width).toBeGreaterThan(200);
  });

  // Requirement 10.14.
  test(
    'show an error at the field of an invalid value, and do not run the model',
    onlyInFullRun('controls.test.ts tests each invalid value.'),
    async ({ page }) => {
      const model = await openParameters(page);
      const box = model.figure.getByRole('textbox', { name: 'Wall', exact: true });
      for (const [text, words] of [
        ['400', 'Not more than 10 mm.'],
        ['0', 'Not less than 1 mm.'],
        ['thick', 'Type a number.'],
        ['NaN', 'Type a number.'],
        ['', 'Type a number.'],
      ] as const) {
        await box.fill(text);
        await expect(model.figure.getByText(words)).toBeVisible();
        await expect(box).toHaveAttribute('aria-invalid', 'true');
        await expect(box).toHaveAccessibleDescription(words);
      }
      await expect(model.figure.getByRole('button', { name: 'Stop' })).toHaveCount(0);
      await expect(model.outcome).toBeEmpty();
      await box.fill('4');
      await expect(box).toHaveAttribute('aria-invalid', 'false');
      await model.waitUntilBuilt(1);
    },
  );

  // Requirement 10.23.
  test(
    'cause no layout shift when their panel, the progress or new facts appear',
    onlyInFullRun('The height is reserved by the style sheet.'),
    async ({ page }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      const shifts = await watchShifts(page);
      await model.button('Parameters').click();
      await model.slider.waitFor();
      await model.slider.press('ArrowRight');
      await model.waitUntilBuilt(1);
      await model.waitUntilShown();
      expect(await shifts()).toEqual([]);
    },
  );

  // Requirement 10.14.
  test(
    'can be text fields, check boxes and choices, and are in the copied link and the workbench link',
    onlyInFullRun('controls.test.ts tests each kind of parameter.'),
    async ({ page }) => {
      await allowCopying(page);
      await openLink(page, kinds);
      expect(await pressRun(page)).toContain('The model was built (run 1)');
      const size = page.locator('dl > div', { hasText: 'Size' }).locator('dd');
      await expect(size).toHaveText('40 × 20 × 85 mm');
      await page.getByRole('combobox', { name: 'Along' }).selectOption('Y');
      await expect(size).toHaveText('20 × 40 × 85 mm');
      await page.getByRole('textbox', { name: 'Size' }).fill('30');
      await expect(size).toHaveText('30 × 60 × 85 mm');
      const volume = page.locator('dl > div', { hasText: 'Volume' }).locator('dd');
      const before = await volume.innerText();
      await page.getByRole('checkbox', { name: 'Is tall' }).check();
      await expect(volume).not.toHaveText(before);
      await page.getByRole('textbox', { name: 'Name' }).fill('plate');
      await page.getByRole('button', { name: 'Copy link to my version' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      const params = { size: 30, isTall: true, axis: 'Y', name: 'plate' };
      const copied = await readCopiedText(page);
      expect(fromFragment(new URL(copied).hash)?.params).toEqual(params);
      const link = page.getByRole('link', { name: 'Open code in the workbench' });
      await link.hover();
      await expect(link).toHaveAttribute('href', /#code=/);
      await expect
        .poll(async () => readWorkbenchUrl((await link.getAttribute('href')) ?? ''))
        .toContain('"plate"');
      const opened = readWorkbenchUrl((await link.getAttribute('href')) ?? '');
      for (const value of ['size: 30', 'isTall: true', 'axis: "Y"'])
        expect(opened).toContain(value);
    },
  );
});

test.describe(
  'the parts of a model',
  onlyInFullRun('Runs nightly: the list of parts seldom changes.'),
  () => {
    // Requirement 10.17.
    test('are listed by name and can be hidden', async ({ page }) => {
      const model = new ModelOnPage(page, 'A block and a cylinder');
      await model.open('/docs/tutorial-overview/combinations#three-operations');
      await model.turnButton.click();
      const start = await model.waitUntilShown();
      await model.button('Parts').click();
      await model.figure.getByRole('checkbox', { name: 'block' }).uncheck();
      const rest = await model.waitUntilChanged(start);
      expect(rest.share).toBeLessThan(start.share * 0.8);
      expect(model.hasAskedForKernel).toBe(false);
    });
  },
);

/** Returns the x coordinates of all triangle corners in a binary STL, in mm. */
function xOfCorners(stl: Buffer): readonly number[] {
  // After a header of 80 bytes and the count, each triangle has 50 bytes: the normal, then x, y and z of three
  // corners.
  return Array.from({ length: stl.readUInt32LE(80) * 3 }, (_, corner) =>
    stl.readFloatLE(84 + Math.floor(corner / 3) * 50 + 12 + (corner % 3) * 12),
  );
}

/** Returns the primitive modes of the first mesh in a GLB, and the x coordinates of its corners in mm. */
async function readGlb(glb: Buffer): Promise<{ modes: readonly number[]; xs: readonly number[] }> {
  const document = await new NodeIO()
    .registerExtensions([KHRMeshQuantization])
    .readBinary(new Uint8Array(glb));
  const [node] = document
    .getRoot()
    .listNodes()
    .filter((candidate) => candidate.getMesh());
  const primitives = node?.getMesh()?.listPrimitives() ?? [];
  const corners = primitives[0]?.getAttribute('POSITION');
  const [scale = 0] = node?.getScale() ?? [];
  const [offset = 0] = node?.getTranslation() ?? [];
  const xs = Array.from({ length: corners?.getCount() ?? 0 }, (_, index) => {
    const [x = 0] = corners?.getElement(index, []) ?? [];
    return x * scale + offset;
  });
  return { modes: primitives.map((primitive) => primitive.getMode()), xs };
}

test.describe('the downloads of a model', () => {
  test.setTimeout(120_000);

  // Requirement 10.16.
  test("have the model's name and use the reader's values, in STEP, 3MF and binary STL", async ({
    page,
  }) => {
    await openLink(page, kinds);
    await pressRun(page);
    await page.getByRole('textbox', { name: 'Size' }).fill('30');
    await expect(page.locator('dl > div', { hasText: 'Size' }).locator('dd')).toHaveText(
      '60 × 30 × 85 mm',
    );
    const step = await download(page.getByRole('main'), 'STEP');
    expect(step.name).toBe('playground.step');
    expect(step.bytes.toString('latin1')).toMatch(/^ISO-10303-21;[^]*'base'[^]*END-ISO-10303-21;/);
    // The corner belongs to the reader's size of 60 × 30, not to the default of 40 × 20.
    expect(step.bytes.toString('latin1')).toMatch(/CARTESIAN_POINT\('',\(-30\.,-15\.,/);
    const threeMf = await download(page.getByRole('main'), '3MF');
    expect(threeMf.name).toBe('playground.3mf');
    const files = unzipSync(new Uint8Array(threeMf.bytes));
    const model = strFromU8(files['3D/3dmodel.model'] ?? new Uint8Array());
    expect(model).toMatch(/<model unit="millimeter"[^]*name="base"[^]*<vertex x="-30" y="-15"/);
    const stl = await download(page.getByRole('main'), 'STL');
    expect(stl.name).toBe('playground.stl');
    // The triangle count follows a header of 80 bytes. Two boxes have 24 triangles.
    expect(stl.bytes.readUInt32LE(80)).toBe(24);
    expect(stl.bytes).toHaveLength(84 + 24 * 50);
    const xs = xOfCorners(stl.bytes);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-30, 30]);
  });

  // Requirement 10.16.
  for (const format of ['STL', 'GLB']) {
    test(
      `use saved values before the parameters are opened again, in ${format}`,
      nightly,
      async ({ page }) => {
        const model = await openParameters(page);
        await model.slider.press('ArrowRight');
        await model.waitUntilBuilt(1);
        await page.reload();
        await expect(model.figure).toContainText('Your values are kept');
        const { bytes } = await download(model.figure, format);
        const xs = format === 'STL' ? xOfCorners(bytes) : (await readGlb(bytes)).xs;
        // The wall is 3.5 mm thick instead of 3.
        expect(xs.some((x) => Math.abs(x - 11.5) < 0.02)).toBe(true);
        expect(xs.some((x) => Math.abs(x - 12) < 0.02)).toBe(false);
      },
    );
  }

  // Requirement 10.16.
  test("use the reader's values in GLB", nightly, async ({ page }) => {
    const model = await openParameters(page);
    await model.slider.press('ArrowRight');
    await model.waitUntilBuilt(1);
    await model.waitUntilShown();
    const { name, bytes } = await download(model.figure, 'GLB');
    expect(name).toBe('open-box.glb');
    expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
    const { modes, xs } = await readGlb(bytes);
    // Mode 4 is triangles; mode 1 is lines, for the edges.
    expect(modes).toEqual([4, 1]);
    // The box is 30 mm wide. Its walls have the reader's 3.5 mm instead of 3.
    expect(xs.some((x) => Math.abs(x - 11.5) < 0.02)).toBe(true);
    expect(xs.some((x) => Math.abs(x - 12) < 0.02)).toBe(false);
  });

  // Requirement 10.16.
  test(
    "use the reader's values for a drawing",
    onlyInFullRun('The tests of solids run the same code.'),
    async ({ page }) => {
      await openLink(
        page,
        `import { drawRectangle } from "replicad";
export const defaultParams = { width: 10 };
export default ({ width }) => drawRectangle(width, 5);`,
      );
      await pressRun(page);
      await page.getByRole('textbox', { name: 'Width' }).fill('40');
      await expect(page.locator('dl > div', { hasText: 'Size' }).locator('dd')).toHaveText(
        '40 × 5 mm',
      );
      const { bytes } = await download(page.getByRole('main'), 'SVG, in');
      // Includes a margin of half a line width on each side.
      expect(bytes.toString()).toMatch(/^<svg [^>]*width="40\.2mm" height="5\.2mm"/);
    },
  );

  test(
    'explain why a drawing cannot be exported as STEP',
    onlyInFullRun('Runs nightly: the explanation seldom changes.'),
    async ({ page }) => {
      await openLink(page, goodModel);
      await pressRun(page);
      // The new code has not run yet, so the page does not know yet that the result is a drawing.
      await page.getByRole('textbox', { name: /^Code of/ }).press('ControlOrMeta+a');
      await page.keyboard.insertText(`import { drawCircle } from "replicad";
export default () => drawCircle(5);`);
      await page.getByText('Download', { exact: true }).click();
      await page.getByRole('button', { name: /^STEP/ }).click();
      await expect
        .poll(() => readOutcome(page))
        .toContain('STEP holds solids, and this model is a drawing.');
    },
  );
});
