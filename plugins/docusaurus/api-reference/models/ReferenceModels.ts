import { bareName } from '../categories';

/** The folder of the models that were made for the reference, below `models/`. */
const folder = 'reference';

/** The entries of `models.yaml`, by `symbol` or `Class.member`, without a leading `_`. */
export interface ModelEntries {
  /** The name of a model from elsewhere on the site that shows it best. */
  readonly mapped: ReadonlyMap<string, string>;
  /** The reason why it has no picture: its example is a whole program instead, which the tests run. */
  readonly programs: ReadonlyMap<string, string>;
}

/** Finds the model that shows a symbol or member: the one that models.yaml names, or the file with its name. */
export class ReferenceModels {
  readonly entries: ModelEntries;
  /** The names of all models of the site. */
  readonly names: ReadonlySet<string>;

  constructor(entries: ModelEntries, names: ReadonlySet<string>) {
    this.entries = entries;
    this.names = names;
  }

  /**
   * Returns the model of `loft` or `Drawing.offset`: `models/reference/loft.js`, `models/reference/Drawing/offset.js`.
   */
  of(path: string): string | undefined {
    const key = bareName(path);
    const own = `${folder}/${key.replace('.', '/')}`;
    return this.entries.mapped.get(key) ?? (this.names.has(own) ? own : undefined);
  }

  /** Returns the symbols, and members with their class, that have a file in the reference's own folder of models. */
  get ownPaths(): readonly string[] {
    return [...this.names].flatMap((name) => ReferenceModels.pathOf(name) ?? []);
  }

  /** Returns the symbol or member that a model was made for; null for a model of another folder. */
  static pathOf(name: string): string | null {
    const isOwn = name.startsWith(`${folder}/`);
    return isOwn ? name.slice(folder.length + 1).replace('/', '.') : null;
  }
}
