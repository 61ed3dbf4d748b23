import ts from 'typescript';

/**
 * Returns a model's code as readers see it: without `export const about`, which is said around it in words, and without
 * the comments that belong to it.
 */
export function readerCode(code: string): string {
  const source = ts.createSourceFile(
    'model.js',
    code,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.JS,
  );
  const about = source.statements.find(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(({ name }) => name.getText(source) === 'about'),
  );
  const kept = about ? code.slice(0, about.getFullStart()) + code.slice(about.getEnd()) : code;
  return `${kept.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
