import { deserializeDrawing } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the type in the text is unknown.', () => {
  const unknown = 'Unknown shape type for deserialization';
  for (const text of ['{"type":"Cube"}', '{}', '[]']) {
    expect(() => deserializeDrawing(text)).toThrow(unknown);
  }
  // Something else without a type fails with another message.
  expect(() => deserializeDrawing('null')).toThrow("reading 'type'");
});

says('the text is not JSON. The words vary.', () => {
  expect(() => deserializeDrawing('cube')).toThrow('is not valid JSON');
  expect(() => deserializeDrawing('')).toThrow('Unexpected end of JSON input');
});
