export { PageOnDemand } from './PageOnDemand';
