// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Verdict } from '../../comparing';
import type { BuiltModel, Runner } from '../../modeling';
import type { ModelActivation } from '../model/activation/useModelActivation';
import { ModelSession } from '../model/interactive/ModelSession';
import { draftStoreOf } from '../model/draft/draft';
import { CheckPanel } from './CheckPanel';
import { checkExercise } from './checkExercise';
import { readProgress } from './progress';

vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('./checkExercise');
vi.mock('../../viewer', () => ({ loadGlb: () => Promise.resolve([goalPart]) }));

const goalPart = { name: 'Goal' };
const right: Verdict = {
  isRight: true,
  sentence: 'Correct.',
  measures: [],
  marked: new Float32Array(),
  markedFaces: [],
};
const wrong: Verdict = { ...right, isRight: false, sentence: '2 mm too tall.' };
const model = {
  ...{ name: 'start', code: 'start', about: { title: 'Start', description: 'A start.' } },
  ...{ defaultParams: { width: 60 }, facts: {}, mesh: { src: '/goal.glb' } },
} as unknown as BuiltModel;

/** Shows the panel of an exercise whose editor is open, and returns the session of the reader's code. */
function show() {
  const runner = {
    ...{ prepare: () => undefined, releaseOwner: () => undefined, stop: () => undefined },
    run: () => Promise.resolve({ kind: 'replaced' }),
  } as unknown as Runner;
  const session = new ModelSession(model, runner, draftStoreOf('start'));
  const activation = {
    ...{ loaded: { session }, failure: null, prepare: () => undefined },
    showCode: ((act) => void act({ session } as never)) satisfies ModelActivation['showCode'],
  } as unknown as ModelActivation;
  const camera = () => undefined;
  render(<CheckPanel task="a/b" solution={model} misses="[]" {...{ camera, activation }} />);
  return session;
}

const answer = () => screen.getByRole('status', { name: 'Answer' }).textContent;
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const changes: Readonly<Record<string, (session: ModelSession) => void>> = {
  code: (session) => session.setCode('other'),
  values: (session) => session.setParam('width', 70),
};

// Requirement 15.4.
it.each(Object.entries(changes))(
  'changing the %s clears the result of the check',
  async (_, change) => {
    vi.mocked(checkExercise).mockResolvedValue(wrong);
    const session = show();
    await press('Check');
    expect(answer()).toContain('2 mm too tall.');
    expect(session.state.marked).toBe(wrong.marked);
    act(() => change(session));
    expect(answer()).toBe('');
  },
);

// Requirement 15.2.
it.each(Object.entries(changes))(
  'changing the %s during a check discards the verdict',
  async (_, change) => {
    let finish: (verdict: Verdict) => void = () => undefined;
    vi.mocked(checkExercise).mockImplementation(({ onCompare }) => {
      onCompare();
      return new Promise((resolve) => (finish = resolve));
    });
    const session = show();
    await press('Check');
    expect(screen.getByRole('button', { name: 'Comparing…' })).toBeDefined();
    await act(async () => {
      change(session);
      finish(right);
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Check' })).toBeDefined();
    expect(answer()).toBe('');
    expect(readProgress()).toEqual({});
  },
);

// Requirement 15.3.
it.each([
  [['flat at x 1, y 2, z 3'], 'a face that the goal does not have, flat at x 1, y 2, z 3.'],
  [['one', 'two', 'three'], '3 faces that the goal does not have: one; two; three.'],
  [['1', '2', '3', '4', '5'], '5 faces that the goal does not have: 1; 2; 3; 2 more.'],
])('the answer names the highlighted faces %j', async (markedFaces, named) => {
  vi.mocked(checkExercise).mockResolvedValue({ ...wrong, markedFaces });
  show();
  await press('Check');
  expect(answer()).toContain(`Highlighted: ${named}`);
});

// Requirement 15.6.
it.each([
  ['stopped', () => new Promise<never>(() => undefined), 'The check was stopped.'],
  ['not loaded', () => Promise.reject(new Error('lost')), 'could not be loaded.'],
])('an edit removes the message about a check that was %s', async (_, check, sentence) => {
  vi.mocked(checkExercise).mockImplementation(check);
  const session = show();
  await press('Check');
  if (screen.queryByRole('button', { name: 'Stop' })) await press('Stop');
  expect(answer()).toContain(sentence);
  act(() => session.setCode('other'));
  expect(answer()).toBe('');
});

// Requirement 15.18.
it('the view shows the goal until the exercise is solved', async () => {
  vi.mocked(checkExercise).mockResolvedValue(right);
  const session = show();
  await vi.waitFor(() => expect(session.state.goal).toEqual([goalPart]));
  await press('Check');
  expect(answer()).toContain('Correct.');
  expect(session.state.goal).toBeNull();
});
