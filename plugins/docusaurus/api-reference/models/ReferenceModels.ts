import { nameWithoutUnderscore } from '../categories';

/** The folder below `models/` for models made for the reference. */
const folder = 'reference';

/** The content of `models.yaml`, keyed by symbol or `Class.member`, without a leading `_`. */
export interface ModelEntries {
  /** Models of other pages, by the symbol or member that they show best. */
  readonly mapped: ReadonlyMap<string, string>;
  /** Reasons why a symbol has no model. Its example is then a whole program, which tests run. */
  readonly programs: ReadonlyMap<string, string>;
}

/** Finds the model of a symbol or member: the model that models.yaml names, or the file named after the symbol. */
export class ReferenceModels {
  readonly entries: ModelEntries;
  /** The names of all site models. */
  readonly names: ReadonlySet<string>;

  constructor(entries: ModelEntries, names: ReadonlySet<string>) {
    this.entries = entries;
    this.names = names;
  }

  /**
   * Returns the model that shows a symbol or member: `models/reference/loft.js` for `loft`,
   * `models/reference/Drawing/offset.js` for `Drawing.offset`.
   */
  of(path: string): string | undefined {
    const key = nameWithoutUnderscore(path);
    const own = `${folder}/${key.replace('.', '/')}`;
    return this.entries.mapped.get(key) ?? (this.names.has(own) ? own : undefined);
  }

  /** Returns the symbols and members (`Class.member`) that have a model in the reference's own folder. */
  get ownPaths(): readonly string[] {
    return [...this.names].flatMap((name) => ReferenceModels.pathOf(name) ?? []);
  }

  /** Returns the symbol or member for which a model was made; null for a model in another folder. */
  static pathOf(name: string): string | null {
    const isOwn = name.startsWith(`${folder}/`);
    return isOwn ? name.slice(folder.length + 1).replace('/', '.') : null;
  }
}
