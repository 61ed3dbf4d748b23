// Replaces the text of theme-classic, which has no links. Shows similar pages, a search field and links to the parts of
// the site.
export { NotFound as default } from '../../../components/not-found/NotFound';
