export { colorsOf } from './colorsOf';
