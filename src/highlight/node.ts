export { colorsOf } from './colorsOf';
export type { NameLink } from './codeSpans';
