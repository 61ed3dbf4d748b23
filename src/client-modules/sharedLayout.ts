// Client module. Puts the layout of all pages into the main bundle: otherwise the chunk of each kind of page has a copy of it.
import '@theme/Layout';
