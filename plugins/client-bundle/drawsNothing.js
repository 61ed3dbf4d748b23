/** Stands in the place of a part of the theme that no page shows: absentParts.ts. */
export default function DrawsNothing() {
  return null;
}
