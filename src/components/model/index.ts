export { Fact } from './facts/Fact';
export { Glance } from './picture/ModelThumbnail';
export { Model } from './Model';
export { ModelCard } from './picture/ModelSummary';
export { Picture } from './picture/Picture';
