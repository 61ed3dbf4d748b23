import { codeLine } from '../../support/modelOnPage';
import { expect, test } from '../../support/test';

test.describe('the install command of the home page', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [320, 390, 768, 1400, 2560]) {
    test(`is fully visible beside its copy button at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const block = page.locator('.theme-code-block').filter({ hasText: 'npm install' });
      const button = block.getByRole('button', { name: /copy/i });
      await expect(button).toHaveCSS('opacity', '1');
      const { lines, view, copy } = await block.evaluate((element, line) => {
        const range = document.createRange();
        const text = element.querySelector(line);
        if (text) range.selectNodeContents(text);
        const box = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
        return {
          lines: Array.from(range.getClientRects(), box).filter(({ left, right }) => left < right),
          view: box(element.getBoundingClientRect()),
          copy: box(element.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()),
        };
      }, codeLine);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        expect(line.right).toBeLessThan(view.right);
        const isBeside = line.bottom > copy.top && line.top < copy.bottom;
        if (isBeside) expect(line.right).toBeLessThanOrEqual(copy.left);
      }
      // The line may break between the two packages, but not within a name.
      const heights = new Set(lines.map(({ bottom }) => Math.round(bottom)));
      expect(heights.size).toBe(2);
    });
  }
});
