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
 * button, it pans), two pan and zoom. The wheel scrolls the page, also over the element: it zooms with Ctrl or Cmd, while a
 * pointer is down, and on the full screen, where there is no page to scroll.
 * `pendingDrag` drags from where it was pressed.
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

/** The pointers that are down on an element, and what their movements mean. */
class Gestures {
  readonly #element: HTMLElement;
  readonly #actions: GestureActions;
  readonly #pointers = new Map<number, Pointer>();
  /** How far the pointer went since it was pressed: a press that is no drag chooses. Pixels. */
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
    // It was pressed to start the view, not to choose what now lies under it.
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
    if (this.#pointers.size > 0 || this.#travelled > tremble || this.#isPanning) return;
    const { x, y } = this.#place(event);
    this.#actions.press(x, y, event.pointerType === 'touch');
  }

  wheel(event: WheelEvent) {
    const isOurs = event.ctrlKey || event.metaKey || this.#pointers.size > 0 || this.#fillsScreen();
    if (!isOurs) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
    const { x, y } = this.#place(event);
    // Pinching a touch pad arrives as a wheel with Ctrl and small steps.
    const speed = event.ctrlKey && Math.abs(pixels) < 50 ? 0.01 : 0.0015;
    this.#actions.zoom(Math.exp(-pixels * speed), x, y);
  }

  #drag(dx: number, dy: number) {
    this.#travelled += Math.hypot(dx, dy);
    if (this.#travelled > tremble) this.#actions[this.#isPanning ? 'pan' : 'turn'](dx, dy);
  }

  /** Two fingers: what lies between them goes with their middle, and grows with their distance. */
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
