import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exportedNames, memberNames } from '../support/apiNames';
import { readFences, guidePages, type Fence } from '../support/guides';

interface Placed extends Fence {
  readonly place: string;
}

const all: readonly Placed[] = guidePages.flatMap(({ file, text }) =>
  readFences(text).map((fence) => ({ ...fence, place: `${file}:${fence.line}` })),
);
/** Languages that this test cannot check. */
const notCompiled: ReadonlySet<string> = new Set([
  'bash',
  'css',
  'html',
  'text',
  'openscad',
  'python',
]);
const programs = all.filter(({ language }) => /^(js|jsx|ts|tsx)$/.test(language));
/** Returns true for a file of the sample app. sample-app.test.ts compares it with the app, which is compiled. */
const isOfSampleApp = ({ flags }: Fence) => flags.includes('title=');
/**
 * Returns true for code that shows a difference between two versions of the library. releases.test.ts runs it with
 * both versions.
 */
const isForBoth = ({ flags }: Fence) => flags.split(' ').includes('both');
const isFragment = ({ flags }: Fence) => flags.split(' ').includes('fragment');

describe('every code block on a guide page', () => {
  it('is found: there are more than 20', () => {
    expect(programs.length).toBeGreaterThan(20);
  });

  it('has a language that this test knows', () => {
    const knownLanguages = new Set([...notCompiled, 'js', 'jsx', 'ts', 'tsx', 'json']);
    const unknown = all.filter(({ language }) => !knownLanguages.has(language));
    expect(unknown.map(({ place, language }) => `${place}: "${language}"`)).toEqual([]);
  });

  it.each(programs.map((fence) => [fence.place, fence] as const))('parses: %s', (_, fence) => {
    expect(syntaxErrors(fence)).toEqual([]);
  });

  it("compiles with the library's types, or is marked `fragment`", () => {
    const completePrograms = programs.filter(
      (fence) => !isFragment(fence) && !isOfSampleApp(fence),
    );
    expect(typeErrors(completePrograms)).toEqual([]);
  });

  it('is reported if it does not compile', () => {
    const wrong = {
      ...{ language: 'js', flags: '', line: 1, place: 'here' },
      code: 'import { drawCircle } from "replicad";\ndrawCircle("5").corners();\n',
    };
    expect(typeErrors([wrong]).join('\n')).toMatch(/corners/);
  });

  it('is valid JSON if its language is JSON', () => {
    for (const { language, code, place } of all)
      if (language === 'json') expect(() => JSON.parse(code) as unknown, place).not.toThrow();
  });

  it('imports only names that the library exports', () => {
    const unknown = programs
      .filter((fence) => !isForBoth(fence))
      .flatMap(({ code, place }) =>
        libraryNames(code)
          .filter((name) => !exportedNames.has(name))
          .map((name) => `${place}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('calls only methods of the library, the language or the page', () => {
    const unknown = programs
      .filter((fence) => !isOfSampleApp(fence) && !isForBoth(fence))
      .flatMap(({ code, place }) =>
        calledMethods(code)
          .filter((name) => !memberNames.has(name) && !exportedNames.has(name))
          .filter((name) => !methodsOfTheLanguage.has(name) && !methodsOfOthers.has(name))
          .map((name) => `${place}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});

function syntaxErrors({ code, language }: Fence): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: `fence.${language}`,
    compilerOptions: { target: ts.ScriptTarget.ESNext, allowJs: true, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(formatDiagnostic);
}

/** Returns the compiler's errors for programs, checked as if they were files in models/. */
function typeErrors(programs: readonly Placed[]): readonly string[] {
  const read = (file: string) => ts.sys.readFile(file);
  const config = ts.readConfigFile('models/tsconfig.json', read).config as unknown;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'models');
  const files = new Map(
    programs.map(({ code, language }, index) => [
      path.resolve('models', `fence-${index}.${language}`),
      code,
    ]),
  );
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    getSourceFile: (file, languageVersion) => {
      const code = files.get(file);
      return code === undefined
        ? disk.getSourceFile(file, languageVersion)
        : ts.createSourceFile(file, code, languageVersion);
    },
  };
  const program = ts.createProgram(
    [...files.keys(), path.resolve('models/replicad-overlay.d.ts')],
    options,
    host,
  );
  const places = new Map([...files.keys()].map((file, index) => [file, programs[index]?.place]));
  return ts
    .getPreEmitDiagnostics(program)
    .map((found) => `${places.get(found.file?.fileName ?? '') ?? ''}: ${formatDiagnostic(found)}`);
}

function formatDiagnostic({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

/** Returns the names that the code imports from the library or reads from the workbench's global `replicad`. */
function libraryNames(code: string): readonly string[] {
  const lists = [
    ...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+["']replicad["']/g),
    ...code.matchAll(/\{([^}]*)\}\s*=\s*replicad\b/g),
  ].flatMap(([, list = '']) => list.split(','));
  const members = Array.from(code.matchAll(/\breplicad\.(\w+)/g), ([, name]) => name ?? '');
  return [...lists, ...members]
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/( as |:).*/, ''),
    )
    .filter(Boolean);
}

function calledMethods(code: string): readonly string[] {
  return Array.from(code.matchAll(/\.(\w+)\(/g), ([, name]) => name ?? '');
}

const methodsOfTheLanguage: ReadonlySet<string> = new Set(
  [Array, Object, Promise, Response, Blob, String, Number, Map, Set]
    .flatMap((type) => [type, type.prototype as object])
    .concat(Math, JSON, console)
    .flatMap((holder) => Object.getOwnPropertyNames(holder)),
);

/** Methods of browser APIs, and of the workbench's `$`. */
const methodsOfOthers: ReadonlySet<string> = new Set(['getItem', 'setItem']);
