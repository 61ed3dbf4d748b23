import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import type { CodeProblem } from '../problems';
import type { Completion, TextEdit, HoverInfo } from '../type-help/protocol';

/** TypeScript's language service for one file of code. */
export interface TypeService {
  problems(code: string, files?: readonly string[]): readonly CodeProblem[];
  completions(code: string, at: number): readonly Completion[];
  hover(code: string, at: number): HoverInfo | null;
  /** Returns the changes that correct the spaces and the indentation of `code`. */
  format(code: string): readonly TextEdit[];
}

const model = '/model.js';
const maxCompletions = 300;

/**
 * The declared type of an attached file. `Blob` is declared here, because the compiler options include no DOM types.
 */
const attachedFile = `interface Blob {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}
declare const file: Blob;
export default file;`;

/** The compiler options for the site's own models: plain JavaScript, not strict. */
const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2020,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2020.d.ts'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
  strict: false,
  noImplicitAny: false,
};

const formatSettings: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
};

/**
 * Creates a service from `files` (path → text): TypeScript's libraries and the declarations of replicad and of this
 * site.
 */
export function createTypeService(files: Readonly<Record<string, string>>): TypeService {
  const system = createSystem(new Map([...Object.entries(files), [model, ' ']]));
  const roots = [model, ...Object.keys(files).filter((name) => name.startsWith('/ours/'))];
  const environment = createVirtualTypeScriptEnvironment(system, roots, ts, options);
  const { languageService } = environment;
  const update = (code: string) => {
    // The virtual file system treats an empty file as missing.
    environment.updateFile(model, code || ' ');
  };
  let declared: readonly string[] = [];
  const declare = (files: readonly string[]) => {
    for (const name of declared) if (!files.includes(name)) environment.deleteFile(typesOf(name));
    for (const name of files)
      if (!declared.includes(name)) environment.createFile(typesOf(name), attachedFile);
    declared = files;
  };
  return {
    problems(code, files = []) {
      declare(files);
      update(code);
      const syntactic = languageService.getSyntacticDiagnostics(model).filter(isRelevant);
      const semantic =
        syntactic.length > 0
          ? []
          : languageService.getSemanticDiagnostics(model).filter(isRelevant);
      return [...syntactic, ...semantic].map((diagnostic) => toProblem(diagnostic, code));
    },
    completions(code, at) {
      update(code);
      const found = languageService.getCompletionsAtPosition(model, at, {});
      return (found?.entries ?? [])
        .filter(({ name }) => !name.startsWith('_'))
        .slice(0, maxCompletions)
        .map(({ name, kind, sortText }) => ({ label: name, kind, order: sortText }));
    },
    hover(code, at) {
      update(code);
      const info = languageService.getQuickInfoAtPosition(model, at);
      if (!info) return null;
      return {
        from: info.textSpan.start,
        to: info.textSpan.start + info.textSpan.length,
        signature: ts.displayPartsToString(info.displayParts),
        docs: ts.displayPartsToString(info.documentation),
        reference: referenceOf(languageService, at),
      };
    },
    format(code) {
      if (code === '') return [];
      update(code);
      const edits = languageService.getFormattingEditsForDocument(model, formatSettings);
      return edits.map(({ span, newText }) => ({
        from: span.start,
        to: span.start + span.length,
        insert: newText,
      }));
    },
  };
}

/** Returns the declaration file that the compiler reads for the import of `./name`. */
const typesOf = (name: string): string => `/${name}.d.ts`;

/**
 * Returns false for the errors 8000 to 8020, which forbid type annotations in JavaScript files. The site's own compiler
 * accepts type annotations.
 */
function isRelevant({ code }: ts.Diagnostic): boolean {
  return code < 8000 || code > 8020;
}

function toProblem(
  { start = 0, length = 1, messageText, code }: ts.Diagnostic,
  text: string,
): CodeProblem {
  const before = text.slice(0, start).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    length,
    sentence: ts.flattenDiagnosticMessageText(messageText, ' '),
    // Errors below 2000 are syntax errors. Code with other errors may still run.
    isWarning: code >= 2000,
  };
}

const folders: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Class, 'classes'],
  [ts.SymbolFlags.Function, 'functions'],
  [ts.SymbolFlags.Interface, 'interfaces'],
  [ts.SymbolFlags.TypeAlias, 'type-aliases'],
  [ts.SymbolFlags.Variable, 'variables'],
];

/**
 * Returns the reference page and anchor of the name at offset `at`. plugins/docusaurus/api-reference names the pages.
 */
function referenceOf(service: ts.LanguageService, at: number): string | null {
  const definition = service.getDefinitionAtPosition(model, at)?.[0];
  if (!definition || definition.fileName === model) return null;
  const checker = service.getProgram()?.getTypeChecker();
  const library = service.getProgram()?.getSourceFile('/node_modules/replicad/index.d.ts');
  const symbol = library && checker?.getSymbolAtLocation(library);
  if (!symbol || !checker) return null;
  // For the top level of a module, the container name is the module itself, in quotes.
  const owner = definition.containerName.replace(/^".*"\.?/, '');
  const page = owner === '' ? definition.name : owner;
  const flags = checker.getExportsOfModule(symbol).find(({ name }) => name === page)?.flags ?? 0;
  const folder = folders.find(([flag]) => (flags & flag) !== 0)?.[1];
  if (folder === undefined) return null;
  const anchor = owner === '' ? '' : `#${definition.name.toLowerCase()}`;
  return `${folder}/${page.replace(/^_/, '')}${anchor}`;
}
