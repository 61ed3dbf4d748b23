import { expect, it } from 'vitest';
import { loadKernelInNode } from '../kernel/loadKernelInNode';
import { explainError } from '../core/explain/explainError';
import { lockDown, removedGlobals } from './lockDown';

// Requirement 10.25.
it('lockDown removes own and inherited globals that give access outside the worker', () => {
  const inherited = { fonts: 1, FontFace: 2, setInterval: 3 };
  const scope: object = Object.assign(Object.create(inherited) as object, { fetch: 4, Math: 5 });
  lockDown(scope);
  const left = ['fonts', 'FontFace', 'fetch', 'setInterval', 'Math'].filter(
    (name) => name in scope,
  );
  expect(left).toEqual(['setInterval', 'Math']);
});

// Requirement 10.78.
it('every removed global has an explanation and a hint', async () => {
  const kernel = await loadKernelInNode();
  for (const name of removedGlobals) {
    const { sentence, hint } = explainError(new ReferenceError(`${name} is not defined`), kernel);
    expect(sentence, name).toMatch(/ is not defined\. \w+.+\.$/);
    expect(hint, name).toBeTruthy();
  }
});

it("code that calls fetch gets the same explanation for each browser's error message", async () => {
  const kernel = await loadKernelInNode();
  for (const error of [
    new ReferenceError('fetch is not defined'),
    new ReferenceError("Can't find variable: fetch"),
    new TypeError('globalThis.fetch is not a function'),
    new TypeError("self.fetch is not a function. (In 'self.fetch()', 'self.fetch' is undefined)"),
  ]) {
    const { sentence, hint } = explainError(error, kernel);
    expect(sentence).toContain('Models here have no network.');
    expect(hint).toContain('importSTEP(new Blob([atob(');
  }
});
