import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';

// Requirement 10.39.
test('a missing sandbox document fails the run with a message, and the next run works', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Real hosts answer a missing file with an HTML page, which loads in the frame like the real document.
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
  await model.waitUntilBuilt(1);
});
