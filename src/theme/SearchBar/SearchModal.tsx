import './modal.css';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import {
  localStorageIfAllowed,
  readSearchConfig,
  useSearchConfig,
  warmUpSearch,
} from '@site/src/search';
import SearchCredit from '../SearchCredit';
import { Icon, KeyboardKey } from './icons';
import { createSavedSearches } from './savedSearches';
import { SearchScreen } from './screens';
import { searchBarStrings } from './searchBarStrings';
import { searchPlaceholder, searchModalStrings } from './strings';
import {
  inputMaxLength,
  useAutocomplete,
  type SearchAutocomplete,
  type SearchState,
} from './useAutocomplete';
import { useModalDialog } from './useModalDialog';

/** Loads the worker and the index in advance, before the reader types. */
export function warmUp(): void {
  warmUpSearch(readSearchConfig());
}

export interface SearchModalProps {
  readonly initialQuery?: string;
  readonly onClose: () => void;
}

/** The search dialog. Requirements 2.48–2.65. */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const site = useSearchConfig();
  const [selection] = useState(() => String(window.getSelection()).slice(0, inputMaxLength));
  const [saved] = useState(() => createSavedSearches(site.indexName, localStorageIfAllowed()));
  const { refresh, ...search } = useAutocomplete({
    site,
    initialQuery: initialQuery ?? selection,
    placeholder: searchPlaceholder,
    saved,
    onClose,
  });
  const input = useRef<HTMLInputElement>(null);
  const dialog = useModalDialog({ input, selectsQuery: initialQuery === undefined, onClose });
  const refreshAndFocus = () => {
    refresh();
    input.current?.focus();
  };
  const { state } = search;
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (results.current) results.current.scrollTop = 0;
  }, [state.query]);

  return (
    <dialog
      ref={dialog}
      aria-label={searchPlaceholder}
      className={clsx(
        'DocSearch-Container',
        state.status === 'stalled' && 'DocSearch-Container--Stalled',
        state.context.hasFailed && 'DocSearch-Container--Errored',
      )}
    >
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <SearchForm {...search} input={input} refresh={refreshAndFocus} />
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            {searchBarStrings.cancel}
          </button>
        </div>
        <div
          ref={results}
          className="DocSearch-Dropdown"
          // Removes the focus, which hides the on-screen keyboard.
          onTouchMove={() => input.current?.blur()}
        >
          <SearchScreen
            {...search}
            refresh={refreshAndFocus}
            saved={saved}
            keepsSearches={site.keepsSearches}
            missingResultsUrl={site.missingResultsUrl}
            onClose={onClose}
          />
        </div>
        <Footer />
      </div>
    </dialog>
  );
}

interface SearchFormProps {
  readonly autocomplete: SearchAutocomplete;
  readonly state: SearchState;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly refresh: () => void;
}

function SearchForm({ autocomplete, state, input, refresh }: SearchFormProps): ReactNode {
  // With `null`, the library does not blur the input when the form is submitted.
  const form = autocomplete.getFormProps({ inputElement: null });
  return (
    <form
      className="DocSearch-Form"
      onSubmit={(event) => form.onSubmit(event)}
      onReset={(event) => {
        form.onReset(event);
        refresh();
      }}
    >
      <label className="DocSearch-MagnifierLabel" {...autocomplete.getLabelProps()}>
        <Icon name="search" size={24} />
        <span className="DocSearch-VisuallyHidden">{searchBarStrings.button}</span>
      </label>
      <span className="DocSearch-LoadingIndicator" />
      <input
        ref={input}
        className="DocSearch-Input"
        {...autocomplete.getInputProps({
          inputElement: null,
          maxLength: inputMaxLength,
          ...renderedIds(autocomplete, state),
        })}
      />
      <button
        type="reset"
        className="DocSearch-Reset"
        title={searchModalStrings.searchBox.resetButtonTitle}
        hidden={!state.query}
      >
        <Icon name="remove" />
      </button>
    </form>
  );
}

/**
 * Returns ARIA attributes that refer only to rendered lists and hits. The library's own attributes also name empty
 * and closed lists.
 */
function renderedIds(
  autocomplete: SearchAutocomplete,
  { collections, activeItemId }: SearchState,
): object {
  const drawn = collections.filter(({ items }) => items.length > 0);
  const active = drawn.flatMap(({ source, items }) =>
    items
      .filter((item) => item['__autocomplete_id'] === activeItemId)
      .map((item) => autocomplete.getItemProps({ item, source }).id),
  );
  return {
    'aria-controls':
      drawn.map(({ source }) => autocomplete.getListProps({ source }).id).join(' ') || undefined,
    'aria-activedescendant': active[0],
  };
}

function Footer(): ReactNode {
  const { footer } = searchModalStrings;
  return (
    <div className="DocSearch-Footer">
      <div className="DocSearch-Logo">
        <SearchCredit />
      </div>
      <ul className="DocSearch-Commands">
        <li>
          <KeyboardKey name="enter" label={footer.selectKeyAriaLabel} />
          {footer.selectText}
        </li>
        <li>
          <KeyboardKey name="down" label={footer.navigateDownKeyAriaLabel} />
          <KeyboardKey name="up" label={footer.navigateUpKeyAriaLabel} />
          {footer.navigateText}
        </li>
        <li>
          <KeyboardKey name="escape" label={footer.closeKeyAriaLabel} />
          {footer.closeText}
        </li>
      </ul>
    </div>
  );
}
