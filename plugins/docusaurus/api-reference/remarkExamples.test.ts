import { expect, it } from 'vitest';
import { exampleTag } from './models/exampleTag';
import { remarkExamples } from './remarkExamples';

const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Words.' }] };

it('a tag of the generator becomes a component that the page imports', () => {
  const html = exampleTag('reference/Drawing/offset', '.offset');
  const root = { type: 'root' as const, children: [paragraph, { type: 'html', value: html }] };
  remarkExamples()(root);
  const [imported, words, example] = root.children as object[];
  expect(imported).toMatchObject({ type: 'mdxjsEsm' });
  expect(words).toBe(paragraph);
  expect(example).toEqual({
    type: 'mdxJsxFlowElement',
    name: 'Example',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'name', value: 'reference/Drawing/offset' },
      { type: 'mdxJsxAttribute', name: 'subject', value: '.offset' },
    ],
    children: [],
  });
});

it('other HTML stays unchanged, and a page without a model imports nothing', () => {
  const html = { type: 'html', value: '<div class="api-signature">{a: <b>}</div>' };
  const root = { type: 'root' as const, children: [html] };
  remarkExamples()(root);
  expect(root.children).toEqual([{ ...html }]);
});
