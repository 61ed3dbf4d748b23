export { Fact } from './Fact';
export { Model, type ModelProps } from './Model';
export { ModelCard } from './ModelCard';
