// Replaces the stock text, which leaves the reader with nothing to do: likely pages, a search, the parts of the site.
export { NotFound as default } from '../../../components/not-found';
