import path from 'node:path';
import { describe, expect, it } from 'vitest';
import standInLoader from './standInLoader.cjs';

const standIn = path.resolve('plugins/client-bundle/singleVersion.js');

function load(source: string): string {
  const context = {
    resourcePath: 'docsPreferredVersion.js',
    getOptions: () => ({ module: standIn }),
    addDependency: () => undefined,
  };
  return standInLoader.call(context, source);
}

describe('the loader that puts a module in the place of another', () => {
  it('leads to that module', () => {
    const source = 'const a = 1;\nexport function useDocsPreferredVersion() {}\n';
    expect(load(source)).toBe(`export * from ${JSON.stringify(standIn)};`);
  });

  it('says what the other one exports besides', () => {
    expect(() => load('export const useNews = () => 1;')).toThrow(
      `docsPreferredVersion.js exports useNews, and ${standIn} does not.`,
    );
  });
});
