/**
 * The actions that pointer and wheel trigger. Positions are in CSS pixels from the element's top left corner, y down.
 */
export interface GestureActions {
  turn(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  /** Zooms around a point. A `factor` above 1 zooms in. */
  zoom(factor: number, x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  /** Called for a press without movement. `isTouch` is true if a finger hides the point. */
  press(x: number, y: number, how: { readonly isTouch: boolean; readonly hasShift: boolean }): void;
  fit(): void;
}

interface Pointer {
  x: number;
  y: number;
}

/** A pointer that was pressed before the view had loaded. The press may continue as a drag of the view. */
export interface PendingDrag {
  readonly id: number;
  /** The position of the press in CSS pixels of the window, like the result of `now`. */
  readonly from: Readonly<Pointer>;
  /** Returns the current position; null after the pointer was released. */
  readonly now: () => Readonly<Pointer> | null;
}

/** Maximum movement in pixels of a press that is not a drag. */
const dragThreshold = 5;
const linePixels = 16;

/**
 * Translates pointer and wheel events of `element` into actions. Returns a function that removes the listeners. One
 * pointer turns the view. With Shift, or with the middle or right button, it pans. Two pointers pan and zoom. The wheel
 * scrolls the page, even over the element. It zooms with Ctrl or Cmd, while a pointer is down, and in full screen,
 * where the page cannot scroll. `pendingDrag` continues as a drag from the position of its press.
 */
export function listenToGestures(
  element: HTMLElement,
  actions: GestureActions,
  pendingDrag: PendingDrag | null = null,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const gestures = new Gestures(element, actions);
  element.addEventListener('pointerdown', (event) => gestures.down(event), { signal });
  element.addEventListener('pointermove', (event) => gestures.move(event), { signal });
  element.addEventListener('pointerup', (event) => gestures.up(event), { signal });
  element.addEventListener('pointercancel', (event) => gestures.up(event), { signal });
  element.addEventListener('pointerleave', () => actions.leave(), { signal });
  element.addEventListener('wheel', (event) => gestures.wheel(event), { signal, passive: false });
  element.addEventListener('dblclick', () => actions.fit(), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  if (pendingDrag) gestures.takeOver(pendingDrag);
  return () => stop.abort();
}

/** The active pointers on an element, and their current gesture. */
class Gestures {
  readonly #element: HTMLElement;
  readonly #actions: GestureActions;
  readonly #pointers = new Map<number, Pointer>();
  /**
   * The distance in pixels that the pointer has moved since it was pressed. A press that is not a drag picks a face or
   * edge.
   */
  #travelled = 0;
  #isPanning = false;

  constructor(element: HTMLElement, actions: GestureActions) {
    this.#element = element;
    this.#actions = actions;
  }

  takeOver({ id, from, now }: PendingDrag) {
    const at = now();
    if (!at) return;
    this.#element.setPointerCapture(id);
    this.#pointers.set(id, this.#within(at));
    // The press that opened the view must not pick the face or edge that is now under the pointer.
    this.#travelled = Infinity;
    if (at.x !== from.x || at.y !== from.y) this.#actions.turn(at.x - from.x, at.y - from.y);
  }

  down(event: PointerEvent) {
    this.#element.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#place(event));
    if (this.#pointers.size === 1) {
      this.#travelled = 0;
      this.#isPanning = event.button !== 0 || event.shiftKey;
    } else this.#travelled = Infinity;
    this.#actions.leave();
  }

  move(event: PointerEvent) {
    const now = this.#place(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.#actions.hover(now.x, now.y);
      return;
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else this.#drag(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent) {
    if (!this.#pointers.delete(event.pointerId) || event.type === 'pointercancel') return;
    if (this.#pointers.size > 0 || this.#travelled > dragThreshold || event.button !== 0) return;
    const { x, y } = this.#place(event);
    const isTouch = event.pointerType === 'touch';
    this.#actions.press(x, y, { isTouch, hasShift: event.shiftKey });
  }

  wheel(event: WheelEvent) {
    const isOurs = event.ctrlKey || event.metaKey || this.#pointers.size > 0 || this.#fillsScreen();
    if (!isOurs) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
    const { x, y } = this.#place(event);
    // Browsers report a pinch on a touchpad as wheel events with Ctrl and small steps.
    const speed = event.ctrlKey && Math.abs(pixels) < 50 ? 0.01 : 0.0015;
    this.#actions.zoom(Math.exp(-pixels * speed), x, y);
  }

  #drag(dx: number, dy: number) {
    this.#travelled += Math.hypot(dx, dy);
    if (this.#travelled > dragThreshold) this.#actions[this.#isPanning ? 'pan' : 'turn'](dx, dy);
  }

  /** Handles two fingers: the view pans with the point between the fingers and zooms with their distance. */
  #pinch(before: Pointer, now: Pointer, other: Pointer) {
    const spread = (p: Pointer) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    this.#actions.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const [x, y] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
    this.#actions.zoom(spread(now) / spread(before), x, y);
  }

  #fillsScreen(): boolean {
    return (
      document.fullscreenElement?.contains(this.#element) === true ||
      this.#element.closest('[data-maximized]') !== null
    );
  }

  #place({ clientX, clientY }: MouseEvent): Pointer {
    return this.#within({ x: clientX, y: clientY });
  }

  #within({ x, y }: Readonly<Pointer>): Pointer {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }
}
