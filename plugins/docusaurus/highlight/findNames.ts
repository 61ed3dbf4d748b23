import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** A code block of a page. */
export interface CodeSnippet {
  readonly code: string;
  /** "js", "jsx", "ts" or "tsx". */
  readonly language: string;
}

/** A use of a library name in a block. */
export interface UsedName {
  /** Index of the first letter. */
  readonly start: number;
  /** Length in the block, which may rename an import: `import { draw as pen }`. */
  readonly length: number;
  readonly name: string;
  /** For a member, the classes in which to look it up: the declaring class, then the object's class. */
  readonly owners: readonly string[];
}

const require = createRequire(import.meta.url);
const typescriptFolder = path.dirname(require.resolve('typescript'));
const libraryFile = '/node_modules/replicad/index.d.ts';
const overlayFile = '/overlay.d.ts';
const namesFile = '/names.d.ts';

const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.Preserve,
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // By default, a block without imports would be a script, whose names are visible in all other blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
  noEmit: true,
};

/** Parsed files that do not change between calls. */
const sourceFileCache = new Map<string, ts.SourceFile | undefined>();
let lastProgram: ts.Program | undefined;

/**
 * Returns the library names in each block, resolved by the TypeScript compiler. Unresolved names are omitted. Blocks
 * may use the library's `exports` without importing them, because many examples are fragments.
 */
export function findNames(
  blocks: readonly CodeSnippet[],
  exports: readonly string[],
): readonly (readonly UsedName[])[] {
  const texts = new Map(
    blocks.map(({ code, language }, index) => [`/block${index}.${language}`, code]),
  );
  const program = ts.createProgram({
    rootNames: [...texts.keys(), overlayFile, namesFile],
    options,
    host: createCompilerHost(texts, exports),
    ...(lastProgram && { oldProgram: lastProgram }),
  });
  lastProgram = program;
  const checker = program.getTypeChecker();
  return [...texts.keys()].map((file) => {
    const source = program.getSourceFile(file);
    return source ? namesIn(source, checker) : [];
  });
}

function createCompilerHost(
  texts: ReadonlyMap<string, string>,
  exports: readonly string[],
): ts.CompilerHost {
  const read = (file: string): string | undefined => {
    if (file === '/node_modules/replicad/package.json')
      return '{"name":"replicad","types":"index.d.ts"}';
    if (file === libraryFile) return readFileSync(libraryDeclarations(), 'utf8');
    if (file === overlayFile) return readFileSync('models/replicad-overlay.d.ts', 'utf8');
    if (file === namesFile)
      return exports
        .map((name) => `declare const ${name}: typeof import('replicad').${name};`)
        .join('\n');
    return file.startsWith(typescriptFolder) ? readFileSync(file, 'utf8') : texts.get(file);
  };
  const isGiven = (file: string) =>
    texts.has(file) || /^\/(node_modules\/replicad\/|overlay|names)/.test(file);
  return {
    getSourceFile(file, target) {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, target, true);
      if (!sourceFileCache.has(file)) {
        const text = read(file);
        sourceFileCache.set(
          file,
          text === undefined ? text : ts.createSourceFile(file, text, target, true),
        );
      }
      return sourceFileCache.get(file);
    },
    fileExists: (file) => isGiven(file) && read(file) !== undefined,
    readFile: read,
    getDefaultLibFileName: () => path.join(typescriptFolder, 'lib.es2022.d.ts'),
    getDefaultLibLocation: () => typescriptFolder,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

function libraryDeclarations(): string {
  return path.join(path.dirname(require.resolve('replicad')), 'replicad.d.ts');
}

function namesIn(source: ts.SourceFile, checker: ts.TypeChecker): readonly UsedName[] {
  const names: UsedName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(...nameAt(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function nameAt(node: ts.Identifier, checker: ts.TypeChecker): readonly UsedName[] {
  const found = checker.getSymbolAtLocation(node);
  const symbol =
    found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol?.declarations?.find((candidate) =>
    [libraryFile, overlayFile, namesFile].includes(candidate.getSourceFile().fileName),
  );
  // `import * as replicad` declares the library itself, which has no page.
  if (!symbol || !declaration || ts.isSourceFile(declaration)) return [];
  const use = { start: node.getStart(), length: node.text.length, name: symbol.name };
  const { parent } = declaration;
  if (ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent))
    return [{ ...use, owners: [] }];
  if (!ts.isClassLike(parent) && !ts.isInterfaceDeclaration(parent)) return [];
  const object = ts.isPropertyAccessExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.expression).symbol
    : undefined;
  return [
    { ...use, owners: [parent.name?.text, object?.name].filter((name) => name !== undefined) },
  ];
}
