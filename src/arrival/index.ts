/** Whether what a page asked for arrives: everything that may never come is watched from here. */
export { fetchWhole } from './fetchWhole';
export { watchArrival } from './watchArrival';
