// Replaces the outermost crash screen of Docusaurus, whose text differs from the one inside the layout. Specification, section 2.
export { default } from './ErrorPageContent';
