import { expect, it } from 'vitest';
import { lockDown } from './lockDown';

// Requirement 10.25.
it('takes away what reaches out, wherever on the way to the scope it stands', () => {
  const inherited = { fonts: 1, FontFace: 2, setInterval: 3 };
  const scope: object = Object.assign(Object.create(inherited) as object, { fetch: 4, Math: 5 });
  lockDown(scope);
  const left = ['fonts', 'FontFace', 'fetch', 'setInterval', 'Math'].filter(
    (name) => name in scope,
  );
  expect(left).toEqual(['setInterval', 'Math']);
});
