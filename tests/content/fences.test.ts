import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exportedNames, memberNames } from '../support/apiNames';
import { fences, guidePages, type Fence } from '../support/guides';

interface Placed extends Fence {
  readonly place: string;
}

const all: readonly Placed[] = guidePages.flatMap(({ file, text }) =>
  fences(text).map((fence) => ({ ...fence, place: `${file}:${fence.line}` })),
);
/** What other people's tools read: nothing of ours can be wrong in it but its words. */
const notCompiled: ReadonlySet<string> = new Set([
  'bash',
  'css',
  'html',
  'text',
  'openscad',
  'python',
]);
const programs = all.filter(({ language }) => /^(js|jsx|ts|tsx)$/.test(language));
/** A file of the sample app is compiled there, and compared word for word by the test beside this one. */
const isOfSampleApp = ({ flags }: Fence) => flags.includes('title=');
/** Code that is there to show what only a later release has: the test of releases runs it on both. */
const isForBoth = ({ flags }: Fence) => flags.split(' ').includes('both');
const isFragment = ({ flags }: Fence) => flags.split(' ').includes('fragment');

describe('every block of code on a guide page', () => {
  it('is there', () => {
    expect(programs.length).toBeGreaterThan(20);
  });

  it('says a language that this test knows', () => {
    const known = new Set([...notCompiled, 'js', 'jsx', 'ts', 'tsx', 'json']);
    const unknown = all.filter(({ language }) => !known.has(language));
    expect(unknown.map(({ place, language }) => `${place}: "${language}"`)).toEqual([]);
  });

  it.each(programs.map((fence) => [fence.place, fence] as const))('%s can be read', (_, fence) => {
    expect(syntaxErrors(fence)).toEqual([]);
  });

  it('compiles against the declarations of the library, or is marked `fragment`', () => {
    const whole = programs.filter((fence) => !isFragment(fence) && !isOfSampleApp(fence));
    expect(typeErrors(whole)).toEqual([]);
  });

  it('compiles: the test sees what does not', () => {
    const wrong = {
      ...{ language: 'js', flags: '', line: 1, place: 'here' },
      code: 'import { drawCircle } from "replicad";\ndrawCircle("5").corners();\n',
    };
    expect(typeErrors([wrong]).join('\n')).toMatch(/corners/);
  });

  it('is JSON where it says so', () => {
    for (const { language, code, place } of all)
      if (language === 'json') expect(() => JSON.parse(code) as unknown, place).not.toThrow();
  });

  it('imports from the library only what it exports', () => {
    const unknown = programs
      .filter((fence) => !isForBoth(fence))
      .flatMap(({ code, place }) =>
        libraryNames(code)
          .filter((name) => !exportedNames.has(name))
          .map((name) => `${place}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('calls methods that the library, the language or the page itself has', () => {
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

/** What the compiler says against programs that stand as files among the models would. */
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

/** Names imported from the library, or taken from the object that the workbench calls `replicad`. */
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

/** Of the browser, and of the workbench's `$`. */
const methodsOfOthers: ReadonlySet<string> = new Set(['getItem', 'setItem']);
