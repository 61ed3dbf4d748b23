import { translate } from '@docusaurus/Translate';

/**
 * Strings of the search button and its error message, with the translation ids of `@theme/SearchTranslations`. That
 * module also contains all strings of the dialog, so only the dialog imports it.
 */
export const searchBarStrings = {
  button: translate({ id: 'theme.SearchBar.label', message: 'Search' }),
  titleText: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  helpText: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  cancel: translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel' }),
};
