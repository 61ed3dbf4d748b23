export { Fact } from './Fact';
export { Model } from './Model';
export { ModelCard } from './ModelCard';
