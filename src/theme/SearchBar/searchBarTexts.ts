import { translate } from '@docusaurus/Translate';

/**
 * What every page says of search: those texts of `@theme/SearchTranslations` that are read without the window. That module has all of
 * the window's, and each page would load them.
 */
export const searchBarTexts = {
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
