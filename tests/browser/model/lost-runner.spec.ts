import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';

// Requirement 10.39.
test('a sandbox whose document is missing is said not to start, and the next run works again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // As hosts do: a missing file is answered with a page, which loads in the frame as any other would.
  const missing = '<!doctype html><title>Page not found</title>';
  const runner = '**/play/runner.html';
  await page.route(runner, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
  );
  const model = new ModelOnPage(page, 'The box of the app');
  await model.open('/docs/use-as-a-library');
  await model.button('Edit').click();
  await model.editor.waitFor();
  await model.button('Run').click();
  await expect(model.outcome).toContainText('The modelling kernel did not start.', {
    timeout: 60_000,
  });
  await page.unroute(runner);
  await model.button('Run').click();
  await model.built(1);
});
