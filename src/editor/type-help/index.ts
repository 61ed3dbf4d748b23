export { loadTypeHelp } from './loadTypeHelp';
export { typeHelpExtension } from './typeHelpExtension';
