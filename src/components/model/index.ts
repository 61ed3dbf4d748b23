/** A model on a page; `plugins/docusaurus/models` is the build half, which runs, measures and draws it before. */
export { Fact } from './facts/Fact';
export { ModelThumbnail } from './picture/ModelThumbnail';
export { Model } from './Model';
export { ModelSummary } from './picture/ModelSummary';
export { Picture } from './picture/Picture';
