import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames, memberNames, optionNames } from '../support/apiNames';
import { fences, guidePages, modelNames, prose, type GuidePage } from '../support/guides';

/** Pages whose code in sentences is mostly that of other libraries, and whose. */
const ofOtherLibraries: Readonly<Record<string, string>> = {
  'docs/coming-from-another-cad-tool.mdx': 'OpenSCAD, CadQuery, build123d and JSCAD',
};
/** Names of other libraries and languages in the code of sentences. */
const foreignNames: readonly string[] = ['ReadAllBytes', 'StrictMode', 'ToBase64String'];
const pages = guidePages.filter(({ file }) => !(file in ofOtherLibraries));

/** A piece of code in a sentence. */
interface Mention {
  readonly code: string;
  readonly line: number;
  /** Where the link around it leads. */
  readonly target: string | undefined;
  readonly isHeading: boolean;
}

describe('names of the library in sentences', () => {
  it('exist there, or are defined by the models and blocks of code of the page', () => {
    const unknown = pages.flatMap((page) => {
      const local = localNames(page);
      return mentions(page)
        .flatMap(({ code, line }) => apiNames(code).map((name) => ({ name, line })))
        .filter(({ name }) => ![...foreignNames, ...local].includes(name) && !isKnown(name))
        .map(({ name, line }) => `${page.file}:${line}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('link to their reference page where the page uses them first', () => {
    const unlinked = pages.flatMap((page) => {
      const seen = new Set<string>();
      const local = definedNames(page);
      return mentions(page)
        .filter(({ isHeading }) => !isHeading)
        .flatMap(({ code, line, target }) => {
          const name = /^(\w+)(\(.*\))?$/.exec(code)?.[1] ?? '';
          if (!exportedNames.has(name) || local.has(name) || seen.has(name)) return [];
          seen.add(name);
          return target?.startsWith('/docs/api/') ? [] : [`${page.file}:${line}: ${name}`];
        });
    });
    expect(unlinked).toEqual([]);
  });

  it('that the test would miss are caught: a wrong name is none of those known', () => {
    expect(apiNames('sketchOnPlan("XY")').filter((name) => !isKnown(name))).toEqual([
      'sketchOnPlan',
    ]);
  });
});

function mentions({ text }: GuidePage): readonly Mention[] {
  return prose(text)
    .split('\n')
    .flatMap((line, index) =>
      Array.from(
        line.matchAll(/\[`([^`]+)`[^\]]*\]\(([^)]+)\)|`([^`]+)`/g),
        ([, linked, target, bare]): Mention => ({
          code: linked ?? bare ?? '',
          line: index + 1,
          target,
          isHeading: line.startsWith('#'),
        }),
      ),
    );
}

/**
 * The names in a piece of code that a reader would look for in the reference: what is called, and a lone word with a
 * capital in it. Plain words, strings, numbers, paths and commands are none.
 */
function apiNames(code: string): readonly string[] {
  const withoutStrings = code.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/^(npm|npx) |^[./@~]|\.\w{2,4}$|[<>]|:\/\//.test(withoutStrings)) return [];
  const called = Array.from(
    withoutStrings.matchAll(/(?<![\w$])([A-Za-z]\w*)(?=\()/g),
    ([, name]) => name ?? '',
  );
  const lone = /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]\w*[A-Z]\w*$/.test(withoutStrings)
    ? [withoutStrings]
    : [];
  return [...called, ...lone];
}

function isKnown(name: string): boolean {
  return [exportedNames, memberNames, optionNames, ofTheLanguage, elsewhere].some((names) =>
    names.has(name),
  );
}

/** Every word of the code on the page. */
function localNames(page: GuidePage): ReadonlySet<string> {
  return new Set(codeOf(page).match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/** What the code on the page defines itself, under a name that the library may have too. */
function definedNames(page: GuidePage): ReadonlySet<string> {
  return new Set(
    Array.from(codeOf(page).matchAll(/\b(?:function|const|class)\s+(\w+)/g), ([, name]) => name!),
  );
}

function codeOf({ text }: GuidePage): string {
  return [
    ...fences(text).map(({ code }) => code),
    ...modelNames(text).map((name) => readFileSync(`models/${name}.js`, 'utf8')),
  ].join('\n');
}

const ofTheLanguage: ReadonlySet<string> = new Set(
  [
    Array.prototype,
    Math,
    Object.prototype,
    String.prototype,
    Promise.prototype,
    globalThis,
  ].flatMap((holder) => Object.getOwnPropertyNames(holder)),
);

/** Names that are not of the library, by where they are from. */
const elsewhere: ReadonlySet<string> = new Set([
  // The web: colours of CSS, SVG, workers, WebAssembly.
  ...['hsl', 'viewBox', 'terminate', 'LinkError'],
  // The workbench.
  ...['registerShapeStandardizer', 'defaultName', 'defaultParams'],
  // replicad-decorate
  'punchHole',
  // replicad-threejs-helper
  ...['syncFaces', 'syncLines', 'toggleHighlight'],
  // The kernel, and the library that reads fonts.
  ...['getStandard_FailureData', 'GetMessageString', 'getPath'],
]);
