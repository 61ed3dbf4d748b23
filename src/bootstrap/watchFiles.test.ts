// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '../arrival/patience';
import { showFailure } from './failureNotice';
import { nameFiles } from './nameFiles';
import { watchFiles } from './watchFiles';

/** Asks for a file as the bundler does; jsdom loads none. */
async function ask(src: string, fetchPriority = 'auto'): Promise<HTMLScriptElement> {
  const script = Object.assign(document.createElement('script'), { src, fetchPriority });
  document.head.append(script);
  // Changes of the document are told in a task of their own.
  await vi.advanceTimersByTimeAsync(0);
  return script;
}

const viewer = '/assets/js/src_components_model_interactive_LinkedViewer_tsx.1a2b.js';
const editor = '/assets/js/src_editor_index_ts.1a2b.js';

const notice = () => document.querySelector('[role="alert"]')?.textContent ?? null;
const copies = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="?anew="]')];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const retry = () => document.querySelector<HTMLElement>('[role="alert"] button')?.click();
const end = (script: HTMLScriptElement | undefined, how: 'load' | 'error') =>
  script?.dispatchEvent(new Event(how));

// Requirements 8.26, 9.20.
describe('a script that the application asks for', () => {
  let watch: MutationObserver;

  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.dataset['hasHydrated'] = 'true';
    watch = watchFiles({ showFailure, nameFiles });
  });
  afterEach(() => {
    watch.disconnect();
    document.head.replaceChildren();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it('is named when it has not arrived in time, until it arrives', async () => {
    const script = await ask(viewer);
    await wait(patienceMs - 1);
    expect(notice()).toBeNull();
    await wait(1);
    expect(notice()).toBe(
      'The viewer has not arrived yet, after 8 seconds. Check your connection. Retry',
    );
    end(script, 'load');
    expect(notice()).toBeNull();
  });

  it.each(['load', 'error'] as const)('is nothing to name after its %s', async (how) => {
    end(await ask(viewer), how);
    await wait(patienceMs);
    expect(notice()).toBeNull();
  });

  it.each(['load', 'error'] as const)(
    'is asked for anew under another address, and takes the %s of that for its own',
    async (how) => {
      const script = await ask(viewer);
      const told = vi.fn();
      script.addEventListener(how, told);
      await wait(patienceMs);
      retry();
      expect(notice()).toBeNull();
      expect(copies().map(({ src }) => new URL(src).pathname)).toEqual([viewer]);
      end(copies()[0], how);
      expect(told).toHaveBeenCalledOnce();
      await wait(2 * patienceMs);
      expect(notice()).toBeNull();
    },
  );

  it('is named again when it has not arrived anew, and asked for under a third address', async () => {
    await ask(viewer);
    await wait(patienceMs);
    retry();
    await wait(patienceMs);
    expect(notice()).toContain('The viewer has not arrived yet');
    retry();
    expect(new Set(copies().map(({ src }) => src)).size).toBe(2);
  });

  it('leaves the notice to another one that is still to come', async () => {
    const first = await ask(viewer);
    await ask(editor);
    await wait(patienceMs);
    end(first, 'load');
    expect(notice()).toContain('The editor has not arrived yet');
    retry();
    expect(copies()).toHaveLength(1);
  });

  it('is nothing to name where it is fetched ahead and nobody waits for it', async () => {
    await ask(viewer, 'low');
    await wait(2 * patienceMs);
    expect(notice()).toBeNull();
  });

  it('is what the page needs before the application runs', async () => {
    document.documentElement.dataset['hasHydrated'] = 'false';
    await ask('/assets/js/main.1a2b.js');
    await wait(patienceMs);
    expect(notice()).toContain('What this page needs has not arrived yet');
  });
});
