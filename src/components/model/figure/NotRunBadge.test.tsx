// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BuiltModel } from '../../../modeling';
import type { ModelSession } from '../interactive/ModelSession';
import { NotRunBadge } from './NotRunBadge';

afterEach(cleanup);

it.each([
  ['has not been run', null, 1],
  ['is running for the first time', { phase: 'compile' }, 0],
])(
  'the badge "Run shows yours" appears only while the code is not running: code that %s',
  (_, progress, count) => {
    const session = {
      state: { code: 'mine', progress, result: null, error: null },
      subscribe: () => () => undefined,
    } as unknown as ModelSession;
    render(<NotRunBadge model={{ code: 'theirs' } as BuiltModel} session={session} />);
    expect(screen.queryAllByText("The site's version: Run shows yours")).toHaveLength(count);
  },
);
