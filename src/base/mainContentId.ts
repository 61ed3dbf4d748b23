/** The id of each page's `main` element, the target of the skip link. */
export const mainContentId = 'main-content';
