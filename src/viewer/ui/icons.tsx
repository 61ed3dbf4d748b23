import type { ReactElement } from 'react';

/** The icons: line drawings on a 20 × 20 grid, in the colour of the text. */
const paths = {
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M7.5 8.6 10 7.2l2.5 1.4v2.8L10 12.8l-2.5-1.4z',
  views: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8',
  section: 'M3 15.5 10 19l7-3.5M3 4.5 10 1l7 3.5v11M3 4.5v11M1 10.5l9 4 9-4-9-4z',
  orthographic: 'M3 6.5h10v10H3zM7 3.5h10v10M3 6.5l4-3M13 6.5l4-3M13 16.5l4-3',
  edges: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6z',
  grid: 'M3 3h14v14H3zM3 7.7h14M3 12.3h14M7.7 3v14M12.3 3v14',
  parts: 'M3 5h2M8 5h9M3 10h2M8 10h9M3 15h2M8 15h9',
  picture: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M3 14v3h14v-3',
  enlarge: 'M12 3h5v5M17 3l-5.5 5.5M8 17H3v-5M3 17l5.5-5.5',
  reduce: 'M16.5 8.5h-5v-5M11.5 8.5 17 3M3.5 11.5h5v5M8.5 11.5 3 17',
  printer: 'M3 3h14M10 3v5M7.5 8h5L10 11zM6 17l1.5-3h5L14 17M2.5 17h15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  close: 'M5 5l10 10M15 5 5 15',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  move: 'M10 2.5v15M2.5 10h15M7.5 5 10 2.5 12.5 5M7.5 15l2.5 2.5 2.5-2.5M5 7.5 2.5 10 5 12.5M15 7.5l2.5 2.5-2.5 2.5',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  help: 'M6.8 7.4a3.2 3.2 0 1 1 4.9 2.7c-1.2.7-1.7 1.2-1.7 2.5M10 16h.01',
  zoomIn: 'M10 4v12M4 10h12',
  zoomOut: 'M4 10h12',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. The button that contains it has the label. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
