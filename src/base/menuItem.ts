/**
 * An item of the menu of narrow screens, as the build writes it and the start script reads it: its name, where it leads,
 * and for a category the items below it.
 */
export type MenuItem = readonly [label: string, href: string, items?: readonly MenuItem[]];
