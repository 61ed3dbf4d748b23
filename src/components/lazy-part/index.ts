export { lazyPart } from './lazyPart';
export { PartBoundary } from './PartBoundary';
