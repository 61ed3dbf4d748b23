/** Blocks of a page's text that the first frame after a click has: mostly its heading and what explains it. */
export const openingBlocks = 3;
