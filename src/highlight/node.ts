export { packedColorsOf } from './packedColorsOf';
export type { NameLink } from './codeSpans';
