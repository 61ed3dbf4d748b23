/** The width from which Docusaurus takes a window for wide, and shows its sidebar, in pixels. */
export const wideFrom = 997;
