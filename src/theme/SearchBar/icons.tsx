import type { ReactNode } from 'react';

/** SVG paths from DocSearch 3.9.0 (MIT), on a 20 × 20 grid. */
const outlines = {
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  heading: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  text: 'M17 5H3h14zm0 5H3h14zm0 5H3h14z',
  recent:
    'M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13',
  favorite: 'M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z',
  remove: 'M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z',
  select: 'M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6',
  search:
    'M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z',
  noResults:
    'M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2',
  error:
    'M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0',
} as const;

/** SVG paths of the key symbols in the footer, on a 15 × 15 grid. */
const keys = {
  enter: 'M12 3.53088v3c0 1-1 2-2 2H4M7 11.53088l-3-3 3-3',
  down: 'M7.5 3.5v8M10.5 8.5l-3 3-3-3',
  up: 'M7.5 11.5v-8M10.5 6.5l-3-3-3 3',
} as const;

export function Icon({
  name,
  size = 20,
}: {
  readonly name: keyof typeof outlines;
  readonly size?: number;
}): ReactNode {
  return <Outline path={outlines[name]} grid={20} size={size} />;
}

/** A keyboard key with its accessible name. */
export function KeyboardKey({
  name,
  label,
}: {
  readonly name: keyof typeof keys | 'escape';
  readonly label: string;
}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      {name === 'escape' ? (
        <span role="img" aria-label={label} className="DocSearch-Commands-Escape" />
      ) : (
        <Outline path={keys[name]} grid={15} size={15} label={label} />
      )}
    </kbd>
  );
}

interface OutlineProps {
  readonly path: string;
  readonly grid: number;
  readonly size: number;
  readonly label?: string;
}

function Outline({ path, grid, size, label }: OutlineProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      fillRule="evenodd"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}
