import { expect, it } from 'vitest';
import { readReference, renderPages } from '../generateReference';
import { ReferenceModels } from '../models/ReferenceModels';
import { Reference } from '../Reference';
import { readSiteUses } from '../usage/siteUses';

const { declarations, descriptions } = readReference();
const models = new ReferenceModels(
  {
    mapped: new Map([
      ['Drawing.offset', 'cheat-sheet/offset'],
      ['Sketcher.lineTo', 'reference/BaseSketcher2d/lineTo'],
    ]),
    programs: new Map(),
  },
  new Set(['reference/loft', 'reference/3DShape/fillet', 'reference/BaseSketcher2d/lineTo']),
);
const pages = renderPages(
  new Reference(declarations, descriptions, models),
  'Introduction.',
  readSiteUses(),
);
const page = (path: string) => pages.get(`${path}.md`) ?? '';

const fillet = '<FoldedExample name="reference/3DShape/fillet" subject=".fillet" />';
const smallFillet =
  '<ExampleThumbnail name="reference/3DShape/fillet" to="/docs/api/classes/3DShape#fillet" />';

it('a symbol with a model shows it below its declaration instead of the example', () => {
  const [before = '', after = ''] = page('functions/loft').split(
    '<Example name="reference/loft" subject="loft" />',
  );
  expect(before.trimEnd()).toMatch(/<div class="api-signature">.*<\/div>$/);
  const { example = '' } = descriptions.symbols.get('loft') ?? {};
  expect(example).not.toBe('');
  expect(page('functions/loft')).not.toContain(example);
  expect(after).toContain('**Returns**');
  // A symbol without a model shows its example.
  expect(page('functions/revolution')).toContain('```js');
});

// Requirement 10.48.
it('a member has its model where it is declared, and a thumbnail of the model where it is inherited', () => {
  expect(page('classes/3DShape')).toContain(`\n\n${fillet}\n`);
  expect(page('classes/Solid')).toContain(`<li id="fillet">\n\n${smallFillet}\n\n<div>`);
  expect(page('classes/Solid')).not.toMatch(/<(?:Folded)?Example /);
});

// Requirement 10.48.
it('each model of the reference is shown in full on one page only, models of guides on several', () => {
  expect(page('classes/Drawing')).toContain(
    '<FoldedExample name="cheat-sheet/offset" subject=".offset" />',
  );
  const home = 'to="/docs/api/classes/BaseSketcher2d#lineto"';
  expect(page('classes/BaseSketcher2d')).toContain(
    '<FoldedExample name="reference/BaseSketcher2d/lineTo"',
  );
  expect(page('classes/Sketcher')).toContain(
    `<ExampleThumbnail name="reference/BaseSketcher2d/lineTo" ${home} />`,
  );
});
