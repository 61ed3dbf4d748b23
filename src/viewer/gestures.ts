/** What readers do with pointer and wheel, in words. Pixels are CSS pixels, y down, from the element's top left. */
export interface GestureActions {
  turn(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  /** `factor` above 1: nearer. */
  zoom(factor: number, x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  /** A press that did not move. `isTouch`: the finger hides what it points at. */
  press(x: number, y: number, isTouch: boolean): void;
  fit(): void;
}

interface Pointer {
  x: number;
  y: number;
}

/** A press may tremble by this much. Pixels. */
const tremble = 5;
const linePixels = 16;

/**
 * Turns events of `element` into actions; returns how to stop. One pointer turns (with Shift, or the middle or right
 * button, it pans), two pan and zoom. The wheel zooms only when the element has focus or with Ctrl: else it is the page's.
 */
export function listenToGestures(element: HTMLElement, actions: GestureActions): () => void {
  const pointers = new Map<number, Pointer>();
  const stop = new AbortController();
  const { signal } = stop;
  let travelled = 0;
  let isPanning = false;

  const place = (event: MouseEvent): Pointer => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) {
      travelled = 0;
      isPanning = event.button !== 0 || event.shiftKey;
    } else travelled = Infinity;
    actions.leave();
  };

  const move = (event: PointerEvent) => {
    const now = place(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') actions.hover(now.x, now.y);
      return;
    }
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (pointers.size === 1) {
      travelled += Math.hypot(dx, dy);
      if (travelled > tremble) actions[isPanning ? 'pan' : 'turn'](dx, dy);
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const spread = (p: Pointer) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      actions.pan(dx / 2, dy / 2);
      actions.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    pointers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type === 'pointercancel') return;
    if (pointers.size > 0 || travelled > tremble || isPanning) return;
    const { x, y } = place(event);
    actions.press(x, y, event.pointerType === 'touch');
  };

  const wheel = (event: WheelEvent) => {
    const isOurs = event.ctrlKey || event.metaKey || document.activeElement === element;
    if (!isOurs) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
    const { x, y } = place(event);
    // Pinching a touch pad arrives as a wheel with Ctrl and small steps.
    const speed = event.ctrlKey && Math.abs(pixels) < 50 ? 0.01 : 0.0015;
    actions.zoom(Math.exp(-pixels * speed), x, y);
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('pointerleave', () => actions.leave(), { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('dblclick', () => actions.fit(), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}
