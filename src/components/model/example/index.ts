/** Components for pages of the reference, in a chunk that only those pages load. */
export { Example } from './Example';
export { ExampleThumbnail } from './ExampleThumbnail';
export { FoldedExample } from './FoldedExample';
export { MoreUses } from './MoreUses';
