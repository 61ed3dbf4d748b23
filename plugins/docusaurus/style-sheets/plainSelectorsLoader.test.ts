import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import plainSelectorsLoader from './plainSelectorsLoader.cjs';

const infima = resolve('node_modules/infima/dist/css/default/default.css');
const focus = resolve('node_modules/@docusaurus/theme-common/lib/hooks/styles.css');
const errors = resolve(
  'node_modules/@docusaurus/theme-common/lib/utils/errorBoundaryUtils.module.css',
);

function rewrite(sheet: string, css = readFileSync(sheet, 'utf8')): string {
  return plainSelectorsLoader.call({ resourcePath: sheet }, css);
}

describe('plainSelectorsLoader', () => {
  // Requirement 11.16.
  it('rewrites the column selectors of Infima to whole class names', () => {
    const css = rewrite(infima);
    expect(css).toContain('.col:is(.col--1, .col--2, ');
    expect(css).not.toContain('[class');
  });

  // Requirement 11.16.
  it('removes outlines that depend on a class of the body', () => {
    expect(rewrite(focus)).not.toContain('navigation-with-keyboard');
  });

  it('replaces the red of both kinds of errors with a legible red', () => {
    expect(rewrite(errors).match(/color: var\(--bad\)/g)).toHaveLength(2);
  });

  it.each([infima, focus, errors])('throws an explanation if %s has changed', (sheet) => {
    expect(() => rewrite(sheet, '.other { color: blue; }')).toThrow(
      'see plugins/docusaurus/style-sheets/plainSelectorsLoader.cjs',
    );
  });
});
