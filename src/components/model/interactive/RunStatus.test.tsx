// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/renderInSite';
import { ProblemList } from '../../../editor/ProblemList';
import type { ModelError } from '../../../modeling';
import type { ModelSession, SessionState } from './ModelSession';
import { problemsOf } from './problemsOf';
import { RunStatus } from './RunStatus';

// Docusaurus's `Link` calls `window.docusaurus.prefetch`, which does not exist in unit tests.
vi.stubGlobal('docusaurus', { prefetch: () => false, preload: () => false });

afterEach(cleanup);

const noEdge: ModelError = {
  kind: 'silent',
  sentence: 'The finder found no edge.',
  line: 5,
  section: 'no-edge-was-selected',
};

/**
 * Returns a fake session whose default state is merged with `overrides`, its `stop` mock, and a function that simulates
 * a failed run.
 */
function sessionIn(overrides: Partial<SessionState>) {
  let state = { progress: null, result: null, runs: 1, ...overrides };
  const listeners = new Set<() => void>();
  const stop = vi.fn();
  const session = {
    stop,
    get state() {
      return state;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as ModelSession;
  const fail = (next: ModelError): void => {
    state = { ...state, error: next };
    for (const listener of listeners) listener();
  };
  return { session, stop, fail };
}

const card = () => screen.queryByRole('group', { name: 'What went wrong' });

it('the error message of a run links to its section of Troubleshooting', () => {
  renderInSite(
    <RunStatus session={sessionIn({ error: noEdge }).session} isPictured isCodeShown={false} />,
  );
  expect(card()?.textContent).toContain('Line 5: The finder found no edge.');
  const link = screen.getByRole('link', { name: 'Cause and cure' });
  expect(link.getAttribute('href')).toBe('/docs/troubleshooting#no-edge-was-selected');
});

it('an error that the editor lists is not repeated on the picture', () => {
  renderInSite(<RunStatus session={sessionIn({ error: noEdge }).session} isPictured isCodeShown />);
  expect(card()?.textContent).toContain('Line 5 failed. The message is below the code.');
  expect(card()?.textContent).not.toContain('no edge');
  expect(screen.queryByRole('link')).toBeNull();
});

it('the error list of the editor links to the section of an error in Troubleshooting', () => {
  renderInSite(<ProblemList problems={problemsOf(noEdge)} onChoose={() => undefined} />);
  const link = screen.getByRole('link', { name: 'Cause and cure' });
  expect(link.getAttribute('href')).toBe('/docs/troubleshooting#no-edge-was-selected');
});

it('an error without a line is shown on the picture', () => {
  const error: ModelError = { kind: 'silent', sentence: 'The finder found no edge.' };
  renderInSite(<RunStatus session={sessionIn({ error }).session} isPictured isCodeShown />);
  expect(card()?.textContent).toContain('The finder found no edge.');
});

it('a dismissed error stays hidden until another run fails', () => {
  const { session, fail } = sessionIn({ error: noEdge });
  renderInSite(<RunStatus session={session} isPictured isCodeShown={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(card()).toBeNull();
  act(() => fail({ ...noEdge, line: 7 }));
  expect(card()?.textContent).toContain('Line 7');
});

// Requirement 10.26.
it('a slow model offers to keep waiting or to stop', async () => {
  const keepWaiting = vi.fn();
  const { session, stop } = sessionIn({ progress: { phase: 'slow', keepWaiting } });
  renderInSite(<RunStatus session={session} isPictured isCodeShown={false} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is taking long on this device.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
  expect(keepWaiting).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledOnce();
});

it.each([
  [true, 'The picture shows the model before this change.'],
  [false, ''],
])(
  'the message of a stopped run mentions an outdated picture only if one is visible: %s',
  (isPictured, note) => {
    const error = { kind: 'stopped', sentence: 'Stopped.' } as const;
    const { session } = sessionIn({ error, isStale: true });
    renderInSite(<RunStatus session={session} isPictured={isPictured} isCodeShown={false} />);
    expect(card()?.textContent).toContain(`Stopped.${note}`);
    expect(card()?.textContent.includes('The picture')).toBe(isPictured);
  },
);

it('the note on an outdated picture stays after the error of a stopped run is dismissed', () => {
  const error = { kind: 'stopped', sentence: 'Stopped.' } as const;
  const { session } = sessionIn({ error, isStale: true });
  renderInSite(<RunStatus session={session} isPictured isCodeShown={false} />);
  fireEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(card()).toBeNull();
  expect(screen.getByText('The picture shows the model before this change.')).toBeDefined();
});
