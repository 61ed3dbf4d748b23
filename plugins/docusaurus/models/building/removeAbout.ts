import { parse, type ModuleDeclaration, type Statement } from 'acorn';

/** Removes `export const about` and the comments above it from a model's code, because the page shows their content. */
export function removeAbout(code: string): string {
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  const index = body.findIndex(declaresAbout);
  const about = body[index];
  // Comments between two statements belong to the later one.
  const withoutAbout = about
    ? code.slice(0, body[index - 1]?.end ?? 0) + code.slice(about.end)
    : code;
  return `${withoutAbout.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function declaresAbout(statement: Statement | ModuleDeclaration): boolean {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return (
    declaration?.type === 'VariableDeclaration' &&
    declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'about')
  );
}
