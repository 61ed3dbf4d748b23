// Replaces the outermost crash page of Docusaurus, whose text differs from the one inside the layout. Specification,
// section 2.
export { default } from './ErrorPageContent';
