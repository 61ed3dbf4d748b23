import type { useLocation } from '@docusaurus/router';

export type Location = ReturnType<typeof useLocation>;

/** The argument of the functions that Docusaurus calls in a client module. */
export interface RouteChange {
  readonly location: Location;
  /** The previous location; null on the first page. */
  readonly previousLocation: Location | null;
}
