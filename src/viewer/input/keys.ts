import type { StandardView } from '../camera/orbit';

/** The action that a key triggers in the viewer. */
export type KeyAction =
  | { readonly do: 'turn'; readonly azimuth: number; readonly elevation: number }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'view'; readonly view: StandardView }
  | { readonly do: 'fit' }
  | { readonly do: 'cycle'; readonly kind: 'face' | 'edge'; readonly step: 1 | -1 }
  | { readonly do: 'measure' }
  | { readonly do: 'clear' };

/** The step of an arrow key: degrees to turn the view, or pixels to pan it with Shift. */
const step = { degrees: 10, pixels: 30 };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const views: Readonly<Record<string, StandardView>> = {
  '1': 'front',
  '2': 'back',
  '3': 'left',
  '4': 'right',
  '5': 'top',
  '6': 'bottom',
  '0': 'default',
  Home: 'default',
};

/** Returns the action of a key press, or null if the viewer does not use the key. */
export function actionForKey(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = arrows[event.key];
  if (arrow && event.shiftKey)
    return { do: 'pan', dx: arrow[0] * step.pixels, dy: arrow[1] * step.pixels };
  if (arrow)
    return { do: 'turn', azimuth: -arrow[0] * step.degrees, elevation: -arrow[1] * step.degrees };
  const view = views[event.key];
  if (view) return { do: 'view', view };
  const back = event.shiftKey ? -1 : 1;
  switch (event.key.toLowerCase()) {
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.2 };
    case '-':
    case '_':
      return { do: 'zoom', factor: 1 / 1.2 };
    case 'f':
      return { do: 'fit' };
    case 'n':
      return { do: 'cycle', kind: 'face', step: back };
    case 'e':
      return { do: 'cycle', kind: 'edge', step: back };
    case 'm':
      return { do: 'measure' };
    case 'escape':
      return { do: 'clear' };
    default:
      return null;
  }
}
