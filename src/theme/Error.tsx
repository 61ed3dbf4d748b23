// Replaces the outermost crash page of Docusaurus, because its text differs from the crash page inside the layout.
// Requirements 2.43, 2.44.
export { default } from './ErrorPageContent';
