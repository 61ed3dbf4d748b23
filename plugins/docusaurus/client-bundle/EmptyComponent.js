/** Replaces theme components that the site never shows: see `index.ts`. */
export default function EmptyComponent() {
  return null;
}
