/** Models on pages of the reference, in a chunk that only those pages load. */
export { Example } from './Example';
export { ExampleThumbnail } from './ExampleThumbnail';
