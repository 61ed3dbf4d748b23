import { resultLimits } from '../resultLimits';
import { cutText } from '../cutText';
import { limitWarning } from '../limitWarnings';
import type { ModelError } from '../modelError';

/** Counts the characters that are still available to a result, and collects warnings about data that was left out. */
export class ResultBudget {
  readonly #warnings: ModelError[] = [];
  #letters = resultLimits.letters;

  get warnings(): readonly ModelError[] {
    return this.#warnings;
  }

  /** Returns `text`, cut to `max` characters and to the number of characters that are still available. */
  text(text: string, max: number = resultLimits.text): string {
    const kept = cutText(text, Math.min(max, this.#letters));
    this.#letters -= kept.length;
    return kept;
  }

  /**
   * Returns the first `max` of `items`. If there are more, adds a warning with their number, such as "300 labels: the
   * page shows 200."
   */
  first<T>(items: readonly T[], max: number, noun: string): readonly T[] {
    if (items.length > max) this.warn(`${items.length} ${noun}: the page shows ${max}.`);
    return items.slice(0, max);
  }

  warn(sentence: string, hint?: string): void {
    this.#warnings.push(limitWarning(sentence, hint));
  }
}
