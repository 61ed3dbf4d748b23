import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames, memberNames, optionNames } from '../support/apiNames';
import { readFences, guidePages, modelNames, proseOf, type GuidePage } from '../support/guides';

/** Pages whose inline code belongs mostly to other libraries, with the names of those libraries. */
const ofOtherLibraries: Readonly<Record<string, string>> = {
  'docs/coming-from-another-cad-tool.mdx': 'OpenSCAD, CadQuery, build123d and JSCAD',
};
/** Names of other libraries and languages in inline code. */
const foreignNames: readonly string[] = [
  'arrayBuffer',
  'ReadAllBytes',
  'StrictMode',
  'ToBase64String',
];
const pages = guidePages.filter(({ file }) => !(file in ofOtherLibraries));

/** Inline code and the link around it. */
interface Mention {
  readonly code: string;
  readonly line: number;
  /** The target of the link around the code. */
  readonly target: string | undefined;
  readonly isHeading: boolean;
}

describe('library names in sentences', () => {
  it('exist in the library, or in the models and code blocks of the page', () => {
    const unknown = pages.flatMap((page) => {
      const local = localNames(page);
      return mentions(page)
        .flatMap(({ code, line }) => apiNames(code).map((name) => ({ name, line })))
        .filter(({ name }) => ![...foreignNames, ...local].includes(name) && !isKnown(name))
        .map(({ name, line }) => `${page.file}:${line}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('link to their API page where a page first uses them', () => {
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

  it('are reported if misspelt', () => {
    expect(apiNames('sketchOnPlan("XY")').filter((name) => !isKnown(name))).toEqual([
      'sketchOnPlan',
    ]);
  });
});

function mentions({ text }: GuidePage): readonly Mention[] {
  return proseOf(text)
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
 * Returns the names in inline code that a reader would look up in the reference: called functions, and single words
 * with a capital letter inside. Ignores plain words, strings, numbers, paths and commands.
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
  return [exportedNames, memberNames, optionNames, ofTheLanguage, otherOrigins].some((names) =>
    names.has(name),
  );
}

/** Returns every word in the page's code. */
function localNames(page: GuidePage): ReadonlySet<string> {
  return new Set(codeOf(page).match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/**
 * Returns the names that the page's code defines. They may have other meanings in the library, so they need no link.
 */
function definedNames(page: GuidePage): ReadonlySet<string> {
  return new Set(
    Array.from(codeOf(page).matchAll(/\b(?:function|const|class)\s+(\w+)/g), ([, name]) => name!),
  );
}

function codeOf({ text }: GuidePage): string {
  return [
    ...readFences(text).map(({ code }) => code),
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

/** Names that are not from the library, grouped by origin. */
const otherOrigins: ReadonlySet<string> = new Set([
  // Web standards: CSS colours, SVG, workers, WebAssembly.
  ...['hsl', 'viewBox', 'terminate', 'LinkError'],
  // The workbench.
  ...['registerShapeStandardizer', 'defaultName', 'defaultParams'],
  // replicad-decorate
  'punchHole',
  // replicad-threejs-helper
  ...['syncFaces', 'syncLines', 'toggleHighlight'],
  // The kernel, and the library that parses fonts.
  ...['getStandard_FailureData', 'GetMessageString', 'getPath'],
]);
