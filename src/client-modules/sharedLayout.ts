// Client module. Puts the layout of all pages into the main bundle. Otherwise, each chunk of a page type would contain
// a copy.
import '@theme/Layout';
