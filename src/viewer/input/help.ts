/** The gestures and keys of a view, each with its effect. */
export interface ViewHelp {
  readonly gestures: readonly HelpLine[];
  readonly keys: readonly HelpLine[];
}

type HelpLine = readonly [how: string, what: string];

export const solidHelp: ViewHelp = {
  gestures: [
    ['Drag', 'turn'],
    ['Shift and drag, two fingers', 'move'],
    ['Ctrl and wheel, pinch', 'nearer, farther'],
    ['Double click', 'show all'],
    ['Press a face or an edge', 'measure it'],
    ['Shift and press another', 'measure between both'],
  ],
  keys: [
    ['Arrow keys', 'turn'],
    ['Shift and arrow keys', 'move'],
    ['+ and −', 'nearer, farther'],
    ['F', 'show all'],
    ['1 to 6', 'look along an axis'],
    ['0', 'first view'],
    ['N, Shift and N', 'next face, face before'],
    ['E, Shift and E', 'next edge, edge before'],
    ['M', 'measure from the selection to the next'],
    ['Escape', 'clear the selection, then leave the view'],
  ],
};

export const drawingHelp: ViewHelp = {
  gestures: [
    ['Drag', 'move'],
    ['Ctrl and wheel, pinch', 'nearer, farther'],
    ['Double click', 'show all'],
  ],
  keys: [
    ['Shift and arrow keys', 'move'],
    ['+ and −', 'nearer, farther'],
    ['F', 'show all'],
    ['Escape', 'leave the view'],
  ],
};

/** Returns the keys and their effects as sentences, for screen readers. */
export function describeKeys({ keys }: ViewHelp): string {
  return keys.map(([how, what]) => `${how}: ${what}.`).join(' ');
}
