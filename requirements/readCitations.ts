import ts from 'typescript';

/** A test, or a group of tests, whose comment names the requirements that it proves. */
export interface CitingTest {
  readonly file: string;
  /** The line of `it(`, `test(` or `describe(`, counted from 1. */
  readonly line: number;
  readonly title: string;
  readonly numbers: readonly string[];
}

const citation = /\brequirements?\s+(\d+\.\d+(?:(?:\s*(?:,|–|and)\s*)\d+\.\d+)*)/gi;

/**
 * Returns the numbers that `text` cites: "Requirement 2.14", "Requirements 2.1, 2.4 and 9.3", "Requirements 2.10–2.15".
 * A break of the line, and the mark of a comment behind it, count as a space.
 */
export function citedNumbers(text: string): string[] {
  const joined = text.replace(/\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ');
  return Array.from(joined.matchAll(citation), ([, list = '']) => list).flatMap((list) =>
    list.split(/\s*(?:,|\band\b)\s*/).flatMap(expandRange),
  );
}

/** Returns the tests of a file in TypeScript that cite requirements in the comments right above them. */
export function readCitingTests(file: string, source: string): CitingTest[] {
  const program = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: CitingTest[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isExpressionStatement(node) ? titleOf(node.expression) : undefined;
    if (title !== undefined) {
      const numbers = citedNumbers(commentsAbove(source, node));
      const line = program.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (numbers.length > 0) found.push({ file, line, title, numbers });
    }
    ts.forEachChild(node, visit);
  };
  visit(program);
  return found;
}

/** "test('…')", "describe.each(…)('…')" and the like have a title; `test.use(…)` and other calls have none. */
function titleOf(expression: ts.Expression): string | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const callee = expression.expression.getText();
  if (!/^(it|test|describe)\b/.test(callee)) return undefined;
  const [title] = expression.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function commentsAbove(source: string, node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) => source.slice(pos, end)).join('\n');
}

function expandRange(range: string): string[] {
  const [first = '', last = first] = range.split(/\s*–\s*/);
  const [section = '', from = ''] = first.split('.');
  const to = Number(last.split('.')[1]);
  return Array.from(
    { length: to - Number(from) + 1 },
    (_, index) => `${section}.${Number(from) + index}`,
  );
}
