import { describe, expect, it } from 'vitest';
import { judgedQuestions, readEntries, sources, thirdOf } from './judgedQuestions';
import { judgedReport } from './judgedReport';

describe('the judged questions', () => {
  it('are at least 400, each asked once, from four sources', () => {
    const questions = judgedQuestions();
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(new Set(questions.map(({ typed }) => typed)).size).toBe(questions.length);
    expect(new Set(questions.map(({ source }) => source))).toEqual(new Set(sources));
  });

  it('each have a page that both judgements name, and pages of one of them apart', () => {
    const entries = sources.flatMap(readEntries);
    expect(entries.filter(({ agreed }) => agreed.length === 0)).toEqual([]);
    const twice = entries.filter(({ agreed, first = [], second = [] }) => {
      const all = [...agreed, ...first, ...second];
      return new Set(all).size < all.length;
    });
    expect(twice).toEqual([]);
  });

  it('say who would ask for it, or where it was asked', () => {
    expect(readEntries('need').filter(({ reader }) => reader === undefined)).toEqual([]);
    expect(readEntries('asked').filter(({ url }) => !url?.startsWith('https://'))).toEqual([]);
  });
});

describe('the thirds', () => {
  it('depend on the text alone', () => {
    const typed = ['round the top edge', 'kernel', 'This object has been deleted', 'npm install'];
    expect(typed.map(thirdOf)).toEqual(['totals', 'totals', 'open', 'totals']);
  });

  it('are about equal', () => {
    const counts = { open: 0, totals: 0, last: 0 };
    for (const { typed } of judgedQuestions()) counts[thirdOf(typed)] += 1;
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(120);
  });
});

describe('what is printed of them', () => {
  const question = (typed: string) =>
    ({ typed, source: 'need', kind: 'task', agreed: ['/docs/right#part'] }) as const;
  const typedIn = (third: string) =>
    Array.from({ length: 50 }, (_, i) => `question ${i}`).find((text) => thirdOf(text) === third) ??
    '';
  const questions = ['open', 'totals', 'last'].map((third) => question(typedIn(third)));
  const second = { name: 'ours', find: () => ['/docs/wrong', '/docs/right'] };

  it('is the text of open questions alone', () => {
    const report = judgedReport(questions, [second], { withLast: true });
    expect(report).toContain(`"${typedIn('open')}": place 2, before it /docs/wrong`);
    expect(report).not.toContain(`"${typedIn('totals')}"`);
    expect(report).not.toContain(`"${typedIn('last')}"`);
    expect(report).toMatch(/^totals +1 +0\.500 {3}0 %$/m);
  });

  it('is nothing of the last third unless it was asked for', () => {
    expect(judgedReport(questions, [second], { withLast: true })).toMatch(/^last +1 /m);
    expect(judgedReport(questions, [second], { withLast: false })).not.toMatch(/^last/m);
  });
});
