import { bounds } from '../bounds';
import { cutText } from '../cutText';
import { limitReached } from '../limitReached';
import type { ModelError } from '../modelError';

/** How many letters a result may still have, and what has been said of what had no room. */
export class Room {
  readonly #warnings: ModelError[] = [];
  #letters = bounds.letters;

  get warnings(): readonly ModelError[] {
    return this.#warnings;
  }

  /** Returns `text` as far as there is room for it. */
  text(text: string, max: number = bounds.text): string {
    const kept = cutText(text, Math.min(max, this.#letters));
    this.#letters -= kept.length;
    return kept;
  }

  /** Returns the first `max` of `items`; of the others a sentence is said, which begins with how many there were. */
  first<T>(items: readonly T[], max: number, what: string): readonly T[] {
    if (items.length > max) this.say(`${items.length} ${what}: the page shows ${max}.`);
    return items.slice(0, max);
  }

  say(sentence: string, hint?: string): void {
    this.#warnings.push(limitReached(sentence, hint));
  }
}
