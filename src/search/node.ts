/** The build's door to search. */
export { searchSite } from './client/settings';
