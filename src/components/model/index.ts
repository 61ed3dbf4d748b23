/**
 * The components that show a model on a page. Their counterpart in the build, `plugins/docusaurus/models`, runs,
 * measures and draws models.
 */
export { Fact } from './facts/Fact';
export { ModelThumbnail } from './picture/ModelThumbnail';
export { Model } from './Model';
export { ModelSummary } from './picture/ModelSummary';
export { Picture } from './picture/Picture';
