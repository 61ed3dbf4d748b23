import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { visibleStylesOf } from '../../support/visibleStylesOf';
import { allRules, findViolations } from '../../support/axe';
import { expect, test as base } from '../../support/test';
import {
  waitUntilChanged,
  waitUntilShown,
  waitUntilStill,
  type Pixels,
} from '../../support/pixels';
import { servePage, type ServedPage as Harness } from '../../support/servePage';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: turning, a section and picking fail for most breakages of the viewer.',
);

/** Gives each worker its own page server, and fails tests that leave errors or warnings on the console. */
const test = base.extend<{ silence: null }, { harness: Harness }>({
  harness: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const harness = await servePage({ entry: 'tests/browser/viewer/harness/page.tsx' });
      await use(harness);
      await harness.close();
    },
    { scope: 'worker' },
  ],
  silence: [
    async ({ complaints }, use) => {
      await use(null);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const surface = (page: Page) => page.getByRole('application').first();
const canvas = (page: Page, index: number) => page.locator('canvas').nth(index);

/** Opens a scene, hides its grid, and returns the pixels. */
async function show(page: Page, harness: Harness, scene: string): Promise<Pixels> {
  await page.goto(`${harness.url}#${scene}`);
  await waitUntilShown(canvas(page, 0));
  const grid = page.getByRole('button', { name: 'Ground grid' }).first();
  if (!(await grid.isVisible())) await page.getByRole('button', { name: 'More' }).first().click();
  await grid.click();
  await expect(page.getByText(/^grid /)).toHaveCount(0);
  return settled(page);
}

const settled = (page: Page, index = 0) => waitUntilStill(canvas(page, index));
const changed = (page: Page, before: Pixels) => waitUntilChanged(canvas(page, 0), before);

test('the viewer shows the model in blue, centred, in about a third of the view', async ({
  page,
  harness,
}) => {
  const { share, x, y, color } = await show(page, harness, 'box');
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.5);
  expect(Math.abs(x - 0.5)).toBeLessThan(0.08);
  expect(Math.abs(y - 0.5)).toBeLessThan(0.12);
  expect(color[2]).toBeGreaterThan(color[0] * 1.2);
});

// Requirements 10.10, 10.12.
test('the viewer turns a model by mouse, keyboard and standard views, moves it, and resets it', async ({
  page,
  harness,
}) => {
  const start = await show(page, harness, 'box');
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('The view has no bounding box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  const turned = await changed(page, start);
  await surface(page).focus();
  await page.keyboard.press('ArrowLeft');
  const byKey = await changed(page, turned);
  await page.keyboard.press('5');
  const top = await changed(page, byKey);
  // From above, the box shows its 60 × 30 top in a single colour.
  expect(top.color[2]).toBeGreaterThan(start.color[2] + 10);
  await page.keyboard.press('Shift+ArrowRight');
  const moved = await changed(page, top);
  expect(Math.abs(moved.x - top.x)).toBeGreaterThan(0.02);
  expect(moved.share).toBeCloseTo(top.share, 3);
  await page.keyboard.press('0');
  const back = await changed(page, moved);
  expect(back.share).toBeCloseTo(start.share, 3);
});

// Requirements 10.10, 10.71.
test(
  'the wheel scrolls the page over a focused view, and zooms with Ctrl or during a turn',
  nightly,
  async ({ page, harness }) => {
    const start = await show(page, harness, 'box');
    await surface(page).focus();
    await surface(page).hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo(0, 0));
    expect((await settled(page)).share).toBeCloseTo(start.share, 3);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    const near = await changed(page, start);
    expect(near.share).toBeGreaterThan(start.share * 1.2);
    await page.mouse.down();
    await page.mouse.wheel(0, 200);
    await changed(page, near);
    await page.mouse.up();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => (await settled(page)).share).toBeCloseTo(start.share, 3);
  },
);

// Requirement 10.72.
test(
  'the viewer has a button for every movement of a solid',
  nightly,
  async ({ page, harness }) => {
    const start = await show(page, harness, 'box');
    await page.getByRole('button', { name: 'Turn and move' }).click();
    const pad = page.getByRole('group', { name: 'Move the view' });
    const press = async (name: string, before: Pixels) => {
      await pad.getByRole('button', { name }).click();
      return changed(page, before);
    };
    const near = await press('Nearer', start);
    expect(near.share).toBeGreaterThan(start.share * 1.3);
    const far = await press('Farther', near);
    expect(far.share).toBeCloseTo(start.share, 2);
    const left = await press('Move left', far);
    expect(left.x).toBeLessThan(far.x - 0.02);
    const up = await press('Move up', left);
    expect(up.y).toBeLessThan(left.y - 0.02);
    const turned = await press('Turn left', up);
    const tilted = await press('Turn down', turned);
    const back = await press('Turn up', tilted);
    expect(back.hash).toBe(turned.hash);
    expect((await press('Show all', back)).x).toBeCloseTo(start.x, 1);
  },
);

// Requirement 10.72.
test(
  'the viewer has a button for every movement of a drawing',
  nightly,
  async ({ page, harness }) => {
    await page.goto(`${harness.url}#drawing`);
    const drawing = surface(page).locator('svg');
    const seen = async () => (await drawing.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    const [x = 0, y = 0, width = 0] = await seen();
    await page.getByRole('button', { name: 'Move and zoom' }).click();
    const pad = page.getByRole('group', { name: 'Move the view' });
    await expect(pad.getByRole('button', { name: /^Turn/ })).toHaveCount(0);
    await pad.getByRole('button', { name: 'Move left' }).click();
    await expect.poll(async () => (await seen())[0]).toBeGreaterThan(x);
    await pad.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(async () => (await seen())[1]).toBeLessThan(y);
    await pad.getByRole('button', { name: 'Nearer' }).click();
    await expect.poll(async () => (await seen())[2]).toBeLessThan(width);
    await pad.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(seen).toEqual(await seen());
    await expect.poll(async () => (await seen())[2]).toBe(width);
  },
);

// Requirement 10.73.
test(
  `the viewer's toolbar works with arrow keys and Escape, and "?" lists its keys`,
  nightly,
  async ({ page, harness }) => {
    await page.goto(`${harness.url}#box`);
    await waitUntilShown(canvas(page, 0));
    await expect(page.getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical');
    await page.getByRole('button', { name: 'Turn and move' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Show all' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
    const question = page.getByRole('button', { name: 'Gestures and keys' });
    await question.click();
    const list = page.getByRole('group', { name: 'Gestures and keys' });
    await expect(list).toContainText('Shift and arrow keys');
    await expect(list).toContainText('Ctrl and wheel');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(question).toBeFocused();
    await surface(page).focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await expect(surface(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(surface(page)).not.toBeFocused();
    // The key now scrolls the page. A busy Chromium may drop a single scroll.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  },
);

// Requirement 11.41.
test(
  'a pressed viewer button differs from its neighbours in forced colors',
  nightly,
  async ({ page, harness }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${harness.url}#box`);
    await waitUntilShown(canvas(page, 0));
    const section = page.getByRole('button', { name: 'Section', exact: true });
    const views = page.getByRole('button', { name: 'Standard views' });
    expect(await visibleStylesOf(section)).toEqual(await visibleStylesOf(views));
    await section.click();
    await views.click();
    await page.getByRole('heading').hover();
    const plain = await visibleStylesOf(page.getByRole('button', { name: 'Show all' }));
    expect(await visibleStylesOf(section)).not.toEqual(plain);
    expect(await visibleStylesOf(views)).not.toEqual(plain);
    await surface(page).focus();
    await page.keyboard.press('ArrowLeft');
    const mark = await surface(page).evaluate((view) => getComputedStyle(view, '::after').outline);
    expect(mark).toContain('solid 2px');
  },
);

// Requirement 10.10.
test('a section cuts the model, can be moved and flipped, and can be removed', async ({
  page,
  harness,
}) => {
  const start = await show(page, harness, 'box');
  await page.getByRole('button', { name: 'Section' }).click();
  const cut = await changed(page, start);
  expect(cut.share).toBeLessThan(start.share * 0.95);
  await page.getByRole('radio', { name: 'Z' }).click();
  const low = await changed(page, cut);
  await page.getByRole('slider', { name: 'Place along Z' }).press('ArrowLeft');
  const lower = await changed(page, low);
  expect(lower.share).toBeLessThan(low.share);
  await page.getByRole('button', { name: 'Flip' }).click();
  const upper = await changed(page, lower);
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  expect((await changed(page, upper)).share).toBeCloseTo(start.share, 3);
});

test(
  'a section shows the cut walls and the cavity between them',
  onlyInFullRun('The test of sections above checks the cut.'),
  async ({ page, harness }) => {
    const section = async (scene: string) => {
      const start = await show(page, harness, scene);
      await page.getByRole('button', { name: 'Section', exact: true }).click();
      return changed(page, start);
    };
    const solid = await section('box');
    await page.goto('about:blank');
    const hollow = await section('hollow');
    expect(hollow.share).toBeCloseTo(solid.share, 2);
    // The cut surface is hatched in one colour. The cavity shows lit inner faces, so the mean colours differ.
    expect(
      Math.hypot(...hollow.color.map((value, i) => value - (solid.color[i] ?? 0))),
    ).toBeGreaterThan(8);
  },
);

test('a press on a face shows its measurements and a finder to copy', async ({
  page,
  harness,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = await show(page, harness, 'box');
  await page.keyboard.press('Escape');
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('The view has no bounding box.');
  await page.mouse.click(box.x + box.width * 0.52, box.y + box.height * 0.4);
  const card = page.getByRole('region', { name: 'Picked face' });
  await expect(card).toContainText('PLANE');
  await expect(card).toContainText('[30, 15, 20]');
  await expect(card).toContainText('1800 mm²');
  await card.getByRole('button', { name: 'Copy the finder' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '(f) => f.inPlane("XY", 20)',
  );
  await expect(page.getByText('Finder copied.')).toBeVisible();
  const marked = await changed(page, start);
  expect(marked.color[0]).toBeGreaterThan(start.color[0] + 10);
  await card.getByRole('button', { name: 'Clear selection' }).click();
  await expect(card).toHaveCount(0);
});

test(
  'faces and edges can be selected by keyboard and are announced',
  onlyInFullRun('keys.test.ts tests the keys; picking is tested above.'),
  async ({ page, harness }) => {
    await show(page, harness, 'box');
    await surface(page).focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('status').filter({ hasText: 'Face 1, PLANE' })).toHaveCount(1);
    await page.keyboard.press('e');
    await expect(page.getByRole('status').filter({ hasText: 'Edge 1, LINE' })).toContainText(
      'length 60 mm',
    );
    await page.keyboard.press('Shift+E');
    await expect(page.getByRole('status').filter({ hasText: 'Edge 12' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^Picked/ })).toHaveCount(0);
  },
);

// Requirement 10.89.
test('two faces are measured by Shift and mouse, and by keyboard', async ({ page, harness }) => {
  await show(page, harness, 'box');
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('The view has no bounding box.');
  await page.mouse.click(box.x + box.width * 0.52, box.y + box.height * 0.4);
  await page.keyboard.down('Shift');
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.62);
  await page.keyboard.up('Shift');
  const card = page.getByRole('region', { name: 'Measured' });
  await expect(card).toContainText('angle90°');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('m');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Measuring from face 1: pick another.' })).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(
    status.filter({ hasText: 'From face 1 to face 2: distance 60 mm, Δx, Δy, Δz [60, 0, 0]' }),
  ).toHaveCount(1);
  await expect(card).toContainText('60 mm');
  // Both the card and the label of the line between the faces show the distance.
  await expect(page.getByText('60 mm', { exact: true })).toHaveCount(2);
  await card.getByRole('button', { name: 'Measure', pressed: true }).click();
  await expect(page.getByRole('region', { name: 'Picked face' })).toContainText('area');
});

test(
  'edges, perspective and parts of a model can be toggled',
  nightly,
  async ({ page, harness }) => {
    const start = await show(page, harness, 'parts');
    await expect(page.getByText('30 mm')).toBeVisible();
    await page.getByRole('button', { name: 'Edges' }).click();
    const plain = await changed(page, start);
    await page.getByRole('button', { name: 'Orthographic' }).click();
    const flat = await changed(page, plain);
    await page.getByRole('button', { name: 'Parts' }).click();
    await page.getByRole('checkbox', { name: 'base' }).uncheck();
    const hidden = await changed(page, flat);
    expect(hidden.share).toBeLessThan(flat.share / 4);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: 'base' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Parts' })).toBeFocused();
  },
);

test('the viewer requests no frames while nothing changes', nightly, async ({ page, harness }) => {
  await page.addInitScript(() => {
    const counts = { frames: 0 };
    Object.assign(window, { counts });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return request(callback);
    };
  });
  const frames = () =>
    page.evaluate(() => (window as unknown as { counts: { frames: number } }).counts.frames);
  await show(page, harness, 'box');
  await page.getByRole('heading').hover();
  await settled(page);
  const before = await frames();
  const awaited = 10;
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, awaited);
  // Since `before` was read, only the test itself has requested frames.
  expect(await frames()).toBe(before + awaited);
});

test(
  'twelve viewers share one WebGL context, and each shows its own picture',
  onlyInFullRun('Runs nightly: turn.spec.ts shows two viewers with the shared context.'),
  async ({ page, harness }) => {
    await page.addInitScript(() => {
      const counts = { contexts: 0 };
      Object.assign(window, { counts });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its canvas below
      const getContext = HTMLCanvasElement.prototype.getContext;
      const seen = new WeakSet();
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: '2d', ...rest: []) {
          if ((kind as string) === 'webgl2' && !seen.has(this)) counts.contexts++;
          seen.add(this);
          return getContext.call(this, kind, ...rest);
        },
      });
    });
    await page.goto(`${harness.url}#many`);
    for (const index of [0, 5, 11]) await waitUntilShown(canvas(page, index));
    expect(
      await page.evaluate(
        () => (window as unknown as { counts: { contexts: number } }).counts.contexts,
      ),
    ).toBe(1);
  },
);

test(
  'the viewer shows the model again after a lost WebGL context',
  nightly,
  async ({ page, harness }) => {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its canvas below
      const getContext = HTMLCanvasElement.prototype.getContext;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: 'webgl2', ...rest: []) {
          const context = getContext.call(this, kind, ...rest);
          if ((kind as string) === 'webgl2') Object.assign(window, { gl: context });
          return context;
        },
      });
    });
    const start = await show(page, harness, 'box');
    await page.evaluate(() => {
      const { gl } = window as unknown as { gl: WebGL2RenderingContext };
      const loss = gl.getExtension('WEBGL_lose_context');
      loss?.loseContext();
      return new Promise<void>((resolve) => {
        gl.canvas.addEventListener('webglcontextrestored', () => resolve());
        setTimeout(() => loss?.restoreContext(), 50);
      });
    });
    await surface(page).focus();
    await page.keyboard.press('ArrowLeft');
    const turned = await changed(page, start);
    expect(turned.share).toBeGreaterThan(0.15);
  },
);

// Requirement 10.13.
test('without WebGL, the viewer keeps the picture and explains the reason', async ({
  page,
  harness,
}) => {
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its canvas below
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: '2d', ...rest: []) {
        return (kind as string) === 'webgl2' ? null : getContext.call(this, kind, ...rest);
      },
    });
  });
  await page.goto(`${harness.url}#box`);
  await expect(page.getByText('Picture', { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    'This browser cannot draw in 3D here (it has no WebGL), so the picture stays.',
  );
});

test(
  'the viewer reports that a model failed to load, and can try again',
  nightly,
  async ({ page, harness, complaints }) => {
    await page.goto(`${harness.url}#glb=/missing.glb`);
    await expect(page.getByRole('alert')).toContainText('The 3D model could not be loaded (404).');
    await expect(page.getByText('Picture', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('(404)');
    // Only the browser's own messages about the missing file are allowed.
    expect(complaints.splice(0).every((complaint) => complaint.includes('404'))).toBe(true);
  },
);

// Requirement 10.11.
test(
  'a drawing can be moved and zoomed over its grid',
  onlyInFullRun('drawingFrame.test.ts tests the movements.'),
  async ({ page, harness }) => {
    await page.goto(`${harness.url}#drawing`);
    const drawing = surface(page).locator('svg');
    const start = await drawing.getAttribute('viewBox');
    const seen = async () => (await drawing.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    await expect(page.getByText('grid 5 mm')).toBeVisible();
    await surface(page).focus();
    await page.keyboard.press('+');
    await expect(drawing).not.toHaveAttribute('viewBox', start ?? '');
    await page.keyboard.press('f');
    await expect(drawing).toHaveAttribute('viewBox', start ?? '');
    const [x, y, width] = await seen();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await seen())[0]).not.toBe(x);
    await page.keyboard.press('f');
    const place = await surface(page).boundingBox();
    if (!place) throw new Error('The drawing has no place.');
    await page.mouse.move(place.x + 100, place.y + 100);
    await page.mouse.down();
    await page.mouse.move(place.x + 100, place.y + 150, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await seen())[1]).not.toBe(y);
    expect((await seen())[2]).toBe(width);
    await page.getByRole('button', { name: 'Grid' }).click();
    await expect(page.getByText('grid 5 mm')).toHaveCount(0);
  },
);

for (const scene of selectVariants(['drawing', 'distant'])) {
  test(
    `the zoom of a drawing is limited, and the page stays responsive: ${scene}`,
    onlyInFullRun('drawingFrame.test.ts tests the limits of zooming.'),
    async ({ page, harness }) => {
      await page.goto(`${harness.url}#${scene}`);
      const widthSeen = async () =>
        Number((await surface(page).locator('svg').getAttribute('viewBox'))?.split(' ')[2]);
      const start = await widthSeen();
      const scale = page.getByText(/^grid /);
      const press = async (key: string, times: number) => {
        await surface(page).focus();
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
        const width = await widthSeen();
        // At the limit, another press has no effect.
        await page.keyboard.press(key);
        expect(await widthSeen()).toBe(width);
        expect(Number.parseFloat((await scale.textContent())?.slice(5) ?? '')).toBeGreaterThan(0);
        return width;
      };
      expect(await press('+', 250)).toBeLessThan(start / 50);
      expect(await press('-', 250)).toBeGreaterThan(start * 100);
      await surface(page).hover();
      await page.keyboard.down('Control');
      for (let i = 0; i < 30; i++) await page.mouse.wheel(0, -1000);
      await expect.poll(widthSeen).toBeLessThan(start / 50);
      for (let i = 0; i < 60; i++) await page.mouse.wheel(0, 1000);
      await expect.poll(widthSeen).toBeGreaterThan(start * 100);
      await page.keyboard.up('Control');
      await page.keyboard.press('f');
      await expect.poll(widthSeen).toBe(start);
    },
  );
}

test(
  'a saved picture is named after the model, and shows the model without the goal',
  onlyInFullRun('It seldom changes.'),
  async ({ page, harness }) => {
    await show(page, harness, 'goal');
    const savedPicture = async () => {
      const saved = page.waitForEvent('download');
      // The toolbar hides the button while the list of parts is open.
      await page.locator('button[aria-label="Save picture"]').dispatchEvent('click');
      const download = await saved;
      expect(download.suggestedFilename()).toBe('test model.png');
      return readFileSync(await download.path());
    };
    const withGoal = await savedPicture();
    await page.getByRole('button', { name: 'Parts' }).click();
    await page.getByRole('checkbox', { name: 'Goal' }).uncheck();
    expect(withGoal.equals(await savedPicture())).toBe(true);
    await page.getByRole('checkbox').first().uncheck();
    expect(withGoal.equals(await savedPicture())).toBe(false);
  },
);

// Requirement 10.10.
test('the viewer enters and leaves full screen', nightly, async ({ page, harness }) => {
  await show(page, harness, 'box');
  const before = await surface(page).boundingBox();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect
    .poll(async () => (await surface(page).boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) + 100);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(async () => (await surface(page).boundingBox())?.width).toBe(before?.width);
});

for (const theme of ['light', 'dark']) {
  test(
    `the viewer has no accessibility violations in ${theme} mode`,
    onlyInFullRun('Runs nightly: the toolbar seldom changes.'),
    async ({ page, harness }) => {
      await show(page, harness, 'parts');
      await page.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), theme);
      await page.getByRole('button', { name: 'Section' }).click();
      await surface(page).focus();
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Parts' }).click();
      expect(await findViolations(page, '.stage', allRules)).toEqual([]);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the viewer has a folded toolbar with 44 px targets, and turns and selects by touch', async ({
    page,
    harness,
  }) => {
    const start = await show(page, harness, 'box');
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden();
    const box = await surface(page).boundingBox();
    if (!box) throw new Error('The view has no bounding box.');
    const touch = (type: string, dx: number) =>
      surface(page).dispatchEvent(type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        clientX: box.x + 150 + dx,
        clientY: box.y + 110,
      });
    await page.touchscreen.tap(box.x + box.width * 0.52, box.y + box.height * 0.4);
    await expect(page.getByRole('region', { name: 'Picked face' })).toBeVisible();
    await page.getByRole('button', { name: 'Measure' }).tap();
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.62);
    await expect(page.getByRole('region', { name: 'Measured' })).toContainText('angle90°');
    await page.getByRole('button', { name: 'Clear selection' }).tap();
    const unmarked = await settled(page);
    expect(unmarked.share).toBeCloseTo(start.share, 2);
    await page.evaluate(() => {
      // Synthetic pointer events cannot be captured.
      Element.prototype.setPointerCapture = () => undefined;
    });
    await touch('pointerdown', 0);
    await touch('pointermove', 30);
    await touch('pointermove', 60);
    await touch('pointerup', 60);
    await changed(page, unmarked);
  });
});

for (const width of selectVariants([320, 390])) {
  test.describe(`on a touch screen of ${width} pixels`, nightly, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true });

    // Requirement 10.74.
    test('no viewer control is cut off, and no panel covers the model', async ({
      page,
      harness,
    }) => {
      await page.goto(`${harness.url}#parts`);
      await waitUntilShown(canvas(page, 0));
      const toolbar = page.getByRole('toolbar');
      const view = page.getByRole('group', { name: /^3D view/ });
      for (const panel of ['Turn and move', 'Gestures and keys', 'More']) {
        await page.getByRole('button', { name: panel }).tap();
        await expectWithin(view, toolbar.getByRole('button'));
      }
      await page.getByRole('button', { name: 'Standard views' }).tap();
      await expectWithin(view, page.getByRole('button', { name: 'Front' }));
      await page.getByRole('button', { name: 'Front' }).tap();
      await page.getByRole('button', { name: 'More' }).tap();
      await page.getByRole('button', { name: 'Section', exact: true }).tap();
      const below = page.getByRole('group', { name: 'Section' });
      const [panel, model] = [await below.boundingBox(), await surface(page).boundingBox()];
      if (!panel || !model) throw new Error('One of them has no place.');
      expect(panel.y).toBeGreaterThanOrEqual(model.y + model.height);
      await expectWithin(view, below.locator('input, button'));
      const slider = await below.getByRole('slider').boundingBox();
      expect(slider?.width).toBeGreaterThan(width / 2);
    });

    // Requirement 10.71.
    test('a swipe scrolls the page, but turns the model between a tap on the view and Done', async ({
      page,
      harness,
    }) => {
      await page.goto(`${harness.url}#box`);
      await waitUntilShown(canvas(page, 0));
      const done = page.getByRole('button', { name: 'Done' });
      const session = await page.context().newCDPSession(page);
      const swipe = async () => {
        await page.evaluate(() => scrollTo(0, 0));
        const box = await surface(page).boundingBox();
        if (!box) throw new Error('The view has no bounding box.');
        const [x, y] = [box.x + box.width / 3, box.y + box.height - 20];
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x, y: at }],
          });
        await touch('touchStart', y);
        for (let moved = 10; moved <= 100; moved += 10) await touch('touchMove', y - moved);
        // The finger rests before it is lifted, because a fling would follow otherwise. A tap would then only stop
        // the fling.
        await new Promise((rested) => setTimeout(rested, 200));
        await touch('touchMove', y - 101);
        await touch('touchEnd');
        await framesHavePassed(page);
        return page.evaluate(() => scrollY);
      };
      expect(await swipe()).toBeGreaterThan(50);
      await expect(done).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await surface(page).tap();
      expect(await swipe()).toBe(0);
      await done.tap();
      await expect(done).toBeHidden();
      expect(await swipe()).toBeGreaterThan(50);
    });
  });
}

/** Waits until the page has scrolled with the finger. */
async function framesHavePassed(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Asserts that all visible `controls` are within `view`. */
async function expectWithin(view: Locator, controls: Locator): Promise<void> {
  const outer = await view.boundingBox();
  if (!outer) throw new Error('The view has no bounding box.');
  for (const control of await controls.filter({ visible: true }).all()) {
    const name = (await control.getAttribute('aria-label')) ?? (await control.innerText());
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} has no place.`);
    expect.soft(box.x, name).toBeGreaterThanOrEqual(outer.x);
    expect.soft(box.y, name).toBeGreaterThanOrEqual(outer.y);
    expect.soft(box.x + box.width, name).toBeLessThanOrEqual(outer.x + outer.width);
    expect.soft(box.y + box.height, name).toBeLessThanOrEqual(outer.y + outer.height);
  }
}

test(
  'the viewer turns without animation if reduced motion is preferred',
  nightly,
  async ({ page, harness }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const start = await show(page, harness, 'box');
    await page.evaluate(() => {
      const counts = { frames: 0 };
      Object.assign(window, { counts });
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        // Ignores the frames that this test itself awaits, whose callback is the native `resolve` of a promise.
        if (!String(callback).includes('[native code]')) counts.frames++;
        return request(callback);
      };
    });
    await surface(page).focus();
    await page.keyboard.press('5');
    await changed(page, start);
    const frames = await page.evaluate(
      () => (window as unknown as { counts: { frames: number } }).counts.frames,
    );
    expect(frames).toBeLessThanOrEqual(2);
  },
);
