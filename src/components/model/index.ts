export { Fact } from './Fact';
export { Glance } from './Glance';
export { Model } from './Model';
export { ModelCard } from './ModelCard';
export { Picture } from './Picture';
