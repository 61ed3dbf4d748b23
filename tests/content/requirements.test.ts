import { describe, expect, it } from 'vitest';
import { traceRequirements, unprovenRequirements } from '../../requirements/traceRequirements';

const trace = traceRequirements();
const exceptions = (kind: 'not testable' | 'open') =>
  trace.requirements.filter(({ exception }) => exception?.kind === kind);

describe('the requirements', () => {
  it('are each proven by a test that cites them', () => {
    expect(trace.requirements.length).toBeGreaterThan(200);
    expect(unprovenRequirements(trace).map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it('are there where they are cited', () => {
    expect(trace.unknownCitations).toEqual([]);
  });

  it('that cannot be tested or are not met yet are few, say why, and have no test', () => {
    for (const kind of ['not testable', 'open'] as const) {
      expect(exceptions(kind).length).toBeLessThanOrEqual(6);
      for (const { number, exception, tests } of exceptions(kind)) {
        expect(exception?.reason.length, number).toBeGreaterThan(20);
        expect(tests, number).toEqual([]);
      }
    }
  });
});
