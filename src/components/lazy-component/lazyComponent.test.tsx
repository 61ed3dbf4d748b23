// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent';

interface Props {
  readonly name: string;
}

const Greeting = ({ name }: Props): ReactElement => <p>Hello {name}</p>;

/** A component that fails to load or to render until it is repaired. */
function brokenPart(broken: 'load' | 'render') {
  let isRepaired = false;
  const Part = lazyComponent<Props>({
    label: 'The greeting',
    load: () =>
      broken === 'load' && !isRepaired
        ? Promise.reject(new Error('404'))
        : Promise.resolve((props: Props) => {
            if (!isRepaired) throw new Error('No words.');
            return <Greeting {...props} />;
          }),
  });
  return { Part, repair: () => (isRepaired = true) };
}

const again = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('a lazily loaded component', () => {
  // React logs each error that an error boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows its fallback until its code has loaded', async () => {
    const Part = lazyComponent<Props>({
      label: 'The greeting',
      load: () => Promise.resolve(Greeting),
    });
    render(<Part fallback={<i>picture</i>} name="you" />);
    expect(screen.getByText('picture')).toBeTruthy();
    expect(await screen.findByText('Hello you')).toBeTruthy();
    expect(screen.queryByText('picture')).toBeNull();
  });

  it.each([
    { broken: 'load', sentence: 'The greeting could not be loaded. Check your connection.' },
    { broken: 'render', sentence: 'The greeting failed: No words.' },
  ] as const)(
    'that fails to $broken shows its fallback and can be retried',
    async ({ broken, sentence }) => {
      const { Part, repair } = brokenPart(broken);
      render(
        <article>
          The words around it
          <Part fallback={<i>picture</i>} name="you" />
        </article>,
      );
      const message = async () => (await screen.findByRole('alert')).textContent;
      expect(await message()).toContain(sentence);
      expect(screen.getByText('picture')).toBeTruthy();
      expect(screen.getByText(/The words around it/)).toBeTruthy();

      again();
      expect(await message()).toContain(sentence);

      repair();
      again();
      expect(await screen.findByText('Hello you')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('retries when its reset key changes', async () => {
    const { Part, repair } = brokenPart('render');
    const { rerender } = render(<Part fallback={<i>picture</i>} resetKey={1} name="you" />);
    await screen.findByRole('alert');
    repair();
    rerender(<Part fallback={<i>picture</i>} resetKey={1} name="all" />);
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<Part fallback={<i>picture</i>} resetKey={2} name="all" />);
    expect(await screen.findByText('Hello all')).toBeTruthy();
  });

  it('can be retried in each of its instances after a failed load', async () => {
    const { Part, repair } = brokenPart('load');
    render(
      <>
        <Part fallback={<i>first</i>} name="one" />
        <Part fallback={<i>second</i>} name="two" />
      </>,
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    repair();
    for (const name of ['one', 'two']) {
      const [button] = screen.getAllByRole('button', { name: 'Try again' });
      if (button) fireEvent.click(button);
      expect(await screen.findByText(`Hello ${name}`)).toBeTruthy();
    }
  });
});
