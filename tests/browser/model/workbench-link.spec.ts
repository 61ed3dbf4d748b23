import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const link = { name: 'Open code in the workbench' } as const;

test.describe('the workbench link', () => {
  test('has the same URL on focus after client-side navigation as in the HTML', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/docs/examples/code-cad-birdhouse')).text();
    const [, written] =
      /href="?(https:\/\/studio\.replicad\.xyz\/workbench#code=[^"\s>]+)/.exec(html) ?? [];
    await new Shell(page).open('/docs/examples/simple-vase');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/code-cad-birdhouse$/);
    const first = page.getByRole('link', link).first();
    await expect(first).not.toHaveAttribute('href', /#code=/);
    await first.focus();
    await expect(first).toHaveAttribute('href', written ?? 'an address in the HTML');
  });

  test('keeps its URL from the HTML after hydration', async ({ page }) => {
    await new Shell(page).open('/docs/examples/simple-vase');
    await expect(page.getByRole('link', link).first()).toHaveAttribute('href', /#code=/);
  });
});
