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

/** A pointer that was pressed before the view was there: the press that asked for it may go on as a drag. */
export interface PendingDrag {
  readonly id: number;
  /** Where it was pressed. CSS pixels of the window, as `now`. */
  readonly from: Readonly<Pointer>;
  /** Where it is; null once it was let go. */
  readonly now: () => Readonly<Pointer> | null;
}

/** A press may tremble by this much. Pixels. */
const tremble = 5;
const linePixels = 16;

/**
 * Turns events of `element` into actions; returns how to stop. One pointer turns (with Shift, or the middle or right
 * button, it pans), two pan and zoom. The wheel zooms only when the element has focus or with Ctrl: else it is the page's.
 * `held` drags from where it was pressed.
 */
export function listenToGestures(
  element: HTMLElement,
  actions: GestureActions,
  pendingDrag: PendingDrag | null = null,
): () => void {
  const pointers = new Map<number, Pointer>();
  const stop = new AbortController();
  const { signal } = stop;
  let travelled = 0;
  let isPanning = false;

  const within = ({ x, y }: Readonly<Pointer>): Pointer => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const place = ({ clientX, clientY }: MouseEvent) => within({ x: clientX, y: clientY });

  const takeOver = ({ id, from }: PendingDrag, now: Readonly<Pointer>) => {
    element.setPointerCapture(id);
    pointers.set(id, within(now));
    // It was pressed to start the view, not to choose what now lies under it.
    travelled = Infinity;
    if (now.x !== from.x || now.y !== from.y) actions.turn(now.x - from.x, now.y - from.y);
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
  const now = pendingDrag?.now();
  if (pendingDrag && now) takeOver(pendingDrag, now);
  return () => stop.abort();
}
