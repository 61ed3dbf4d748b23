// Replaces the stock text, a dead end, with likely pages, a search and links to the parts of the site.
export { NotFound as default } from '../../../components/not-found';
