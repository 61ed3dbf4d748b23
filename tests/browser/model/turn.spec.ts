import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { watchShifts } from '../../support/layoutShifts';

const nightly = onlyInFullRun('Runs nightly: the drag above starts the viewer in the same way.');

/** A page with one model, which has a parameter. */
const address = '/docs/use-as-a-library';
const title = 'The box of the app';

test.describe('a model without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Requirement 10.9.
  test('has code, a described picture, facts and links, but no buttons', async ({ page }) => {
    await page.goto(address);
    const { figure, ...model } = new ModelOnPage(page, title);
    await expect(figure.getByText('export default function main')).toBeVisible();
    await expect(figure.getByRole('img').first()).toHaveAttribute(
      'alt',
      /box of 30 by 50 by 20 mm/,
    );
    await expect(figure.locator('dl')).toContainText('30 × 50 × 20 mm');
    await expect(figure.getByRole('link', { name: 'Open code in the workbench' })).toHaveAttribute(
      'href',
      /^https:\/\/studio\.replicad\.xyz\/workbench#code=/,
    );
    await figure.getByText('Download', { exact: true }).click();
    const glb = figure.getByRole('link', { name: /^GLB/ });
    await expect(glb).toHaveAttribute('download', 'open-box.glb');
    expect((await page.request.get((await glb.getAttribute('href')) ?? '')).status()).toBe(200);
    await expect(figure.getByRole('button')).toHaveCount(0);
    expect(model.requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  });
});

test.describe('turning a model', () => {
  // Requirements 10.10, 10.12.
  test('starts with the press and follows the drag until release, without a kernel', async ({
    page,
  }) => {
    const model = new ModelOnPage(page, title);
    await model.open(address);
    const [x, y] = await model.middleOf(model.turnButton);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const first = await model.waitUntilShown();
    await page.mouse.move(x + 90, y, { steps: 3 });
    const dragged = await model.waitUntilChanged(first);
    await page.mouse.up();
    await page.mouse.move(x - 90, y + 40, { steps: 3 });
    await page.mouse.move(1, y);
    // After the release, the pointer no longer turns the model, and the press has selected no face.
    expect((await model.waitUntilChanged({ ...dragged, hash: -1 })).hash).toBe(dragged.hash);
    await expect(model.figure.getByRole('region', { name: /^Picked/ })).toHaveCount(0);
    expect(model.hasAskedForKernel).toBe(false);
  });

  test(
    "includes the pointer's movement while the viewer was loading",
    nightly,
    async ({ page }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await page.route(/\.glb$/, async (route) => {
        await page.mouse.move(x + 120, y);
        await route.continue();
      });
      const [x, y] = await model.middleOf(model.turnButton);
      await page.mouse.move(x, y);
      await page.mouse.down();
      const turned = await model.waitUntilShown();
      await page.mouse.up();
      await page.mouse.move(1, y);
      await page.keyboard.press('0');
      await model.waitUntilChanged(turned);
    },
  );

  // Requirement 10.11.
  test(
    'is replaced by zooming for a drawing, without loading the kernel',
    nightly,
    async ({ page }) => {
      const model = new ModelOnPage(page, 'A key, drawn');
      await model.open('/docs/tutorial-overview/planes-and-sketches');
      await model.button('Zoom A key, drawn').click();
      const lines = model.surface.locator('svg');
      await expect(lines.locator('path[stroke="#3f7fb5"], [stroke="#3f7fb5"] path')).toHaveCount(1);
      const before = await lines.getAttribute('viewBox');
      await page.keyboard.press('+');
      await expect(lines).not.toHaveAttribute('viewBox', before ?? '');
      expect(model.hasAskedForKernel).toBe(false);
    },
  );

  // Requirement 10.12.
  test(
    'works by keyboard: Enter starts, arrow keys turn, 0 resets the view',
    nightly,
    async ({ page }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.turnButton.focus();
      await page.keyboard.press('Enter');
      const start = await model.waitUntilShown();
      await expect(model.surface).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      const turned = await model.waitUntilChanged(start);
      // The model is complete, centred and blue.
      expect(Math.abs(turned.x - 0.5)).toBeLessThan(0.1);
      expect(turned.color[2]).toBeGreaterThan(turned.color[0]);
      await page.keyboard.press('0');
      expect((await model.waitUntilChanged(turned)).share).toBeCloseTo(start.share, 2);
      expect(model.hasAskedForKernel).toBe(false);
    },
  );

  // Requirement 10.23.
  test('causes no layout shift, even if code and mesh load slowly', nightly, async ({ page }) => {
    const model = new ModelOnPage(page, title);
    await model.open(address);
    const shifts = await watchShifts(page);
    await model.turnButton.click();
    await model.waitUntilShown();
    expect(await shifts()).toEqual([]);
  });
});

test.describe('turning a model on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  // Requirement 10.12.
  test('starts on a tap and follows the finger, but ignores a finger that scrolls past', async ({
    page,
  }) => {
    const model = new ModelOnPage(page, title);
    await model.open(address);
    await model.turnButton.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
    await expect(model.turnButton).toBeVisible();
    await model.turnButton.tap();
    const start = await model.waitUntilShown();
    const [x, y] = await model.middleOf(model.surface);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (const step of [20, 50, 80]) await touch('touchMove', x + step);
    await touch('touchEnd');
    await model.waitUntilChanged(start);
    expect(model.hasAskedForKernel).toBe(false);
  });
});

test.describe('models shown together', () => {
  test('turn together', onlyInFullRun('Runs nightly: it seldom changes.'), async ({ page }) => {
    const left = new ModelOnPage(page, 'The key lying flat');
    await left.open('/docs/tutorial-overview/planes-and-sketches#sketching');
    const right = new ModelOnPage(page, 'The key standing up');
    await left.turnButton.click();
    await left.waitUntilShown();
    const before = await right.waitUntilShown();
    await left.surface.focus();
    await page.keyboard.press('ArrowLeft');
    await right.waitUntilChanged(before);
  });

  test(
    'wrap their code in half a column, so that no line is cut off',
    onlyInFullRun('Runs nightly: it is a rule of the style sheet.'),
    async ({ page }) => {
      await page.goto('/docs/tutorial-overview/transformations');
      const figure = page.getByRole('figure', { name: 'The bracket turned around a corner' });
      const code = figure.locator('pre');
      await expect(code).toContainText('rotate(60, [30, 0, 0])');
      const hidden = await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
      expect(hidden).toBe(0);
    },
  );

  test(
    'collapse long code if there are three in a row',
    onlyInFullRun('Runs nightly: it is a rule of the style sheet.'),
    async ({ page }) => {
      await page.goto('/docs/tutorial-overview/planes-and-sketches');
      const figure = page.getByRole('figure', { name: 'The plane XY', exact: true });
      const code = figure.locator('pre');
      await expect(code).toBeHidden();
      await figure.getByText('Code', { exact: true }).click();
      await expect(code).toContainText('const plane = "XY"');
      await expect(code).toBeVisible();
    },
  );

  test(
    'are switched by a slider if they are steps, and keep their height',
    onlyInFullRun('Runs nightly: it seldom changes.'),
    async ({ page }) => {
      const first = new ModelOnPage(page, 'A key, drawn');
      await first.open('/docs/tutorial-overview/planes-and-sketches');
      const steps = page.getByRole('group', { name: /^Step 1 of 3/ });
      const size = await steps.boundingBox();
      await steps.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      const second = page.getByRole('group', { name: 'Step 2 of 3: The key lying flat' });
      await expect(second.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 2 of 3/);
      await expect(first.figure).toBeHidden();
      const shown = second.getByRole('figure', { name: 'The key lying flat' });
      await expect(shown).toBeVisible();
      // The added line is marked in the code of the step.
      const marked = shown.locator('.theme-code-block-highlighted-line').first();
      await expect(marked).toBeVisible();
      await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await second.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('button', { name: 'Next' }).first()).toBeDisabled();
      const last = page.getByRole('group', { name: /^Step 3 of 3/ });
      expect((await last.boundingBox())?.height).toBe(size?.height);
    },
  );
});
