// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAutocomplete,
  type AutocompleteOptions,
  type AutocompleteState,
} from '@algolia/autocomplete-core';

// The search dialog leaves these rules to the library; its own tests cover the rest.

interface Item {
  readonly label: string;
  readonly url?: string;
  readonly [key: string]: unknown;
}

const items: readonly Item[] = [{ label: 'first', url: '/first' }, { label: 'second' }];
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

describe('the keys of the search box', () => {
  // Requirement 4.24.
  it('Escape closes the panel, then clears query and results', async () => {
    const box = searchBox();
    await box.type('query');
    box.press('Escape');
    expect(box.state()).toMatchObject({ isOpen: false, query: 'query' });
    box.press('Escape');
    expect(box.state()).toMatchObject({ isOpen: false, query: '', collections: [] });
  });

  // Requirement 4.25.
  it('Tab and a press outside close the panel', async () => {
    const box = searchBox();
    await box.type('query');
    box.press('Tab');
    expect(box.state().isOpen).toBe(false);
    await box.type('other');
    expect(box.state().isOpen).toBe(true);
    box.pressOutside();
    expect(box.state().isOpen).toBe(false);
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
  it('submit closes the panel, and reset clears the query', async () => {
    const box = searchBox();
    await box.type('query');
    box.submit();
    expect(box.state()).toMatchObject({ isOpen: false, query: 'query' });
    box.reset();
    expect(box.state().query).toBe('');
  });
});

// Requirement 7.11.
it('insights events are viewed, clicked and converted; viewed events have 20 ids each', () => {
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

describe('the sources of the search box', () => {
  // Requirement 5.7.
  it('must have different ids', async () => {
    const box = searchBox({ getSources: () => [source, source] });
    await expect(box.refresh()).rejects.toThrow('The `sourceId` "pages" is not unique.');
  });

  // Requirement 5.8.
  it('must return arrays', async () => {
    const getItems = () => undefined as unknown as Item[];
    const box = searchBox({ getSources: () => [{ ...source, getItems }] });
    await expect(box.refresh()).rejects.toThrow(/`getItems` .* must return an array of items/);
  });
});

/** Returns a search box with the dialog's options, driven by events; `options` replace parts of it. */
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
