export { CheatCard } from './CheatCard';
export { CheatGrid } from './CheatGrid';
