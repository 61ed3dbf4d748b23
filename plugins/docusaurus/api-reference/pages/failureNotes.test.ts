import { expect, it } from 'vitest';
import { readReference, renderPages } from '../generateReference';
import { Reference } from '../Reference';
import { readSiteUses } from '../usage/siteUses';
import { validateReference } from '../validateReference';

const reference = readReference();
const uses = readSiteUses();
const pages = renderPages(reference, 'Introduction.', uses);
const { errors, silent } = reference.descriptions.failures;

// Requirements 10.61, 10.62.
it('each failure is shown on a page, with its code', () => {
  const all = [...pages.values()].join('\n').replace(/^ +/gm, '');
  const codes = [
    ...[...errors.values()].flat().flatMap((error) => ('code' in error ? [error.code] : [])),
    ...[...silent.values()].flat().map(({ code }) => code),
  ];
  const shown = (code: string) => all.includes(`\`\`\`js\n${code.replace(/^ +/gm, '')}\n\`\`\``);
  expect(codes.filter((code) => !shown(code))).toEqual([]);
  expect(codes.length).toBeGreaterThan(90);
});

it('failures are in the section of their member, even if a base class without a page declares it', () => {
  const section = (path: string, name: string) =>
    pages.get(`${path}.md`)?.split(`### ${name} {`)[1]?.split('\n### ')[0];
  expect(section('classes/3DShape', 'fillet')).toContain('a radius of 0 means 1 mm');
  expect(section('classes/EdgeFinder', 'atAngleWith')).toContain('A vector must have length 1');
  expect(section('classes/FaceFinder', 'atAngleWith')).toContain('A vector must have length 1');
});

it('failures of unknown symbols are reported', () => {
  const { declarations, descriptions, models } = reference;
  const failures = { errors: new Map([['Drawing.melt', []]]), silent: new Map([['gone', []]]) };
  const problems = validateReference(
    new Reference(declarations, { ...descriptions, failures }, models),
  );
  expect(problems).toContain('a failure of Drawing.melt, which the library does not have');
  expect(problems).toContain('a failure of gone, which the library does not have');
});
