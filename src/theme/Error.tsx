// Replaces the outermost crash page of Docusaurus, because its text differs from the crash page inside the layout.
// Specification, section 2.
export { default } from './ErrorPageContent';
