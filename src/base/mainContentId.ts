/** The id of each page's `main` element, where the skip link leads. */
export const mainContentId = 'main-content';
