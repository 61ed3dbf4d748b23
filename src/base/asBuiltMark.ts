/**
 * Marks the part of a page that React does not know: it stands as the build wrote it, until something of it is needed. Its value
 * names the chunk that brings its code, where that is not the chunk of the page's route.
 */
export const asBuiltMark = 'data-as-built';
