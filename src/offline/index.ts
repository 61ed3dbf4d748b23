export { Keeper, type KeepState } from './page/Keeper';
export type { KeepFailure } from './protocol';
