// Client module. Puts the layout of all pages into the main bundle. Otherwise the chunk of each kind of page has a
// copy.
import '@theme/Layout';
