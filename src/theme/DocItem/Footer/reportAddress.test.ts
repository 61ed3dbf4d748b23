import { expect, it } from 'vitest';
import { reportAddress } from './reportAddress';

// Requirement 2.97.
it('reportAddress passes the escaped title and address of the page to the issue form', () => {
  const page = 'https://site.example/docs/a?b=1&c#d';
  const { origin, pathname, searchParams } = new URL(
    reportAddress('https://github.com/o/r', 'A & B #1', page),
  );
  expect(origin + pathname).toBe('https://github.com/o/r/issues/new');
  expect(searchParams.get('title')).toBe('Docs: A & B #1');
  expect(searchParams.get('body')).toBe(`Page: ${page}\n\n`);
});
