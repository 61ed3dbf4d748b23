/** Replaces theme components that the site never renders: see `index.ts`. */
export default function EmptyComponent() {
  return null;
}
