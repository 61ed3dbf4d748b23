// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressButtons } from './ProgressButtons';
import { readProgress, writeProgress } from './progress';

const done = { solved: true, hints: 0 };

it('loading an older progress file keeps solved tasks and opened hints', async () => {
  writeProgress({
    here: done,
    both: { solved: true, hints: 1 },
    hinted: { solved: false, hints: 3 },
  });
  render(<ProgressButtons />);
  const file = new File(
    [JSON.stringify({ there: done, both: { solved: false, hints: 2 }, hinted: done })],
    'progress.json',
  );
  await act(async () => {
    fireEvent.change(screen.getByLabelText('File of progress'), { target: { files: [file] } });
    await Promise.resolve();
  });
  expect(await screen.findByText(/Loaded progress\.json/)).toBeDefined();
  expect(readProgress()).toEqual({
    here: done,
    there: done,
    both: { solved: true, hints: 2 },
    hinted: { solved: true, hints: 3 },
  });
});
