export { lazyPart } from './lazyPart';
export { NotLoadedError } from './NotLoadedError';
export { PartBoundary } from './PartBoundary';
export { PartFailure } from './PartFailure';
