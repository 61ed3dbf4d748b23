// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAutocomplete,
  type AutocompleteOptions,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import docsearch from '@docsearch/react/package.json';

// DocSearch bundles a copy of this package: the state of its search box, and what keys do there.

interface Item {
  readonly label: string;
  readonly url?: string;
  readonly [key: string]: unknown;
}

const items: readonly Item[] = [
  { label: 'first', url: '/first' },
  { label: 'second' },
  { label: 'third', url: '/third' },
];
const navigator = { navigate: vi.fn(), navigateNewTab: vi.fn(), navigateNewWindow: vi.fn() };
const source = {
  sourceId: 'pages',
  getItems: () => [...items],
  getItemInputValue: ({ item }: { item: Item }) => item.label,
  getItemUrl: ({ item }: { item: Item }) => item.url,
};

beforeEach(() => {
  vi.clearAllMocks();
});

it('the copy that DocSearch bundles is of the release tested here', () => {
  expect(docsearch.dependencies['@algolia/autocomplete-core']).toBe('1.17.9');
});

describe('the keys of the search box', () => {
  // Requirement 4.23.
  it('move the active item by arrows, from the last to the first and back', async () => {
    const box = searchBox();
    await box.type('query');
    const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      box.press(key);
      return box.state().activeItemId;
    });
    expect(places).toEqual([1, 2, 0, 1, 0]);
    box.press('ArrowUp');
    expect(box.state().activeItemId).toBe(2);
  });

  // Requirement 4.24.
  it('Escape closes the panel, and when it is closed clears query and results', async () => {
    const box = searchBox();
    await box.type('query');
    box.press('Escape');
    expect(box.state()).toMatchObject({ isOpen: false, query: 'query' });
    box.press('Escape');
    expect(box.state()).toMatchObject({ isOpen: false, query: '', collections: [] });
  });

  // Requirement 4.25.
  it('Tab closes the panel, and so does a press outside', async () => {
    const box = searchBox();
    await box.type('query');
    box.press('Tab');
    expect(box.state().isOpen).toBe(false);
    await box.type('other');
    expect(box.state().isOpen).toBe(true);
    box.pressOutside();
    expect(box.state().isOpen).toBe(false);
  });

  // Requirement 4.26.
  it.each([
    { modifiers: {}, called: 'navigate' },
    { modifiers: { ctrlKey: true }, called: 'navigateNewTab' },
    { modifiers: { metaKey: true }, called: 'navigateNewTab' },
    { modifiers: { shiftKey: true }, called: 'navigateNewWindow' },
    { modifiers: { altKey: true }, called: undefined },
  ] as const)('Enter with $modifiers does $called', async ({ modifiers, called }) => {
    const box = searchBox();
    await box.type('query');
    box.press('Enter', modifiers);
    for (const [name, call] of Object.entries(navigator)) {
      expect(call, name).toHaveBeenCalledTimes(name === called ? 1 : 0);
    }
    if (called) expect(navigator[called].mock.calls[0]?.[0]).toMatchObject({ itemUrl: '/first' });
  });

  // Requirement 4.27.
  it('Enter on an item without a link runs its query and closes the panel', async () => {
    const box = searchBox();
    await box.type('query');
    box.press('ArrowDown');
    box.press('Enter');
    await vi.waitFor(() => expect(box.state()).toMatchObject({ query: 'second', isOpen: false }));
    expect(navigator.navigate).not.toHaveBeenCalled();
  });

  // Requirement 4.28.
  it('submitting closes the panel, resetting clears the query', async () => {
    const box = searchBox();
    await box.type('query');
    box.submit();
    expect(box.state()).toMatchObject({ isOpen: false, query: 'query' });
    box.reset();
    expect(box.state().query).toBe('');
  });
});

describe('the status of the search box', () => {
  // Requirements 4.19, 4.20, 9.13.
  it('is idle, loading, after 300 ms stalled, and idle again with the answer', async () => {
    vi.useFakeTimers();
    let answer = (): void => undefined;
    const held = new Promise<Item[]>((resolve) => (answer = () => resolve([...items])));
    const box = searchBox({ getSources: () => [{ ...source, getItems: () => held }] });
    expect(box.state().status).toBe('idle');
    void box.type('query');
    expect(box.state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(299);
    expect(box.state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(box.state().status).toBe('stalled');
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(box.state().status).toBe('idle');
    vi.useRealTimers();
  });
});

// Requirements 7.11, 7.12.
it('events are told as viewed, clicked and converted; what was viewed 20 ids at a time', () => {
  const insightsClient = vi.fn();
  const { insights } = searchBox({ insights: { insightsClient } }).state().context[
    'algoliaInsightsPlugin'
  ] as { insights: Record<string, (event: object) => void> };
  const objectIDs = Array.from({ length: 25 }, (_, place) => `hit-${place}`);
  const names = ['viewedObjectIDs', 'clickedObjectIDs', 'convertedObjectIDs'];
  insightsClient.mockClear();
  for (const name of names) insights[name]?.({ index: 'replicad', eventName: 'Event', objectIDs });
  const told = insightsClient.mock.calls as [string, { objectIDs: string[] }][];
  expect(told.map(([name, event]) => [name, event.objectIDs.length])).toEqual([
    ['viewedObjectIDs', 20],
    ['viewedObjectIDs', 5],
    ['clickedObjectIDs', 25],
    ['convertedObjectIDs', 25],
  ]);
});

describe('what the search box refuses', () => {
  // Requirements 5.3, 9.12.
  it('is what is longer than 512 characters', async () => {
    const box = searchBox();
    await box.type('a'.repeat(600));
    expect(box.state().query).toBe('a'.repeat(512));
    expect(box.inputProps()['maxLength']).toBe(512);
  });

  // Requirement 5.4.
  it('is help of the browser with what is typed', () => {
    expect(searchBox().inputProps()).toMatchObject({
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: 'false',
    });
  });

  // Requirement 5.7.
  it('is two sources with one id', async () => {
    const box = searchBox({ getSources: () => [source, source] });
    await expect(box.refresh()).rejects.toThrow('The `sourceId` "pages" is not unique.');
  });

  // Requirement 5.8.
  it('is a source that returns no list of items', async () => {
    const getItems = () => undefined as unknown as Item[];
    const box = searchBox({ getSources: () => [{ ...source, getItems }] });
    await expect(box.refresh()).rejects.toThrow(/`getItems` .* must return an array of items/);
  });
});

/** A search box as DocSearch makes it, driven by events; `options` replace parts of it. */
function searchBox(options: Partial<AutocompleteOptions<Item>> = {}) {
  let state: AutocompleteState<Item> | undefined;
  const box = createAutocomplete<Item>({
    id: 'box',
    openOnFocus: true,
    defaultActiveItemId: 0,
    navigator,
    getSources: () => [source],
    onStateChange: (change) => (state = change.state),
    ...options,
  });
  const inputElement = document.createElement('input');
  const elements = {
    formElement: document.createElement('form'),
    panelElement: document.createElement('div'),
    inputElement,
  };
  const input = box.getInputProps({ inputElement }) as object as Handlers;
  const form = box.getFormProps({ inputElement }) as object as Handlers;
  const environment = box.getEnvironmentProps(elements) as object as Handlers;
  const initial = {
    ...{ status: 'idle', query: '', isOpen: false, collections: [], activeItemId: null },
    context: {} as Record<string, unknown>,
  };
  return {
    state: () => state ?? initial,
    inputProps: () => input,
    refresh: () => box.refresh(),
    type: async (text: string) => {
      inputElement.value = text;
      input['onChange']?.({ currentTarget: inputElement, nativeEvent: {} });
      await vi.dynamicImportSettled();
    },
    press: (key: string, modifiers: object = {}) =>
      input['onKeyDown']?.({ key, preventDefault: vi.fn(), nativeEvent: {}, ...modifiers }),
    pressOutside: () => environment['onMouseDown']?.({ target: document.body }),
    submit: () => form['onSubmit']?.({ preventDefault: vi.fn() }),
    reset: () => form['onReset']?.({ preventDefault: vi.fn() }),
  };
}

type Handlers = Readonly<Record<string, ((event: object) => unknown) | undefined>>;
