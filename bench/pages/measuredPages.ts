/** Pages of each kind, including the longest page and those with the most pictures and models. */
export const measuredPages = [
  '/',
  '/docs/intro',
  '/docs/tutorial-overview/drawing',
  '/docs/troubleshooting',
  '/docs/cheat-sheet',
  '/docs/examples/gallery',
  '/docs/api/',
  '/docs/api/classes/Drawing',
  '/docs/api/classes/Solid',
  '/docs/api/functions/draw',
] as const;
