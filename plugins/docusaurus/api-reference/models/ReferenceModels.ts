import { bareName } from '../categories';

/** The folder of the models that were made for the reference, below `models/`. */
const folder = 'reference';

/** What `models.yaml` says: by `symbol` or `Class.member`, without a leading `_`. */
export interface ModelEntries {
  /** The name of a model that stands elsewhere on the site and shows it best. */
  readonly mapped: ReadonlyMap<string, string>;
  /** Why it has no picture: its example is a whole program instead, which the tests run. */
  readonly programs: ReadonlyMap<string, string>;
}

/** Which model shows which symbol or member: the one that models.yaml names, or a file of its own name. */
export class ReferenceModels {
  readonly entries: ModelEntries;
  /** The names of all models of the site. */
  readonly names: ReadonlySet<string>;

  constructor(entries: ModelEntries, names: ReadonlySet<string>) {
    this.entries = entries;
    this.names = names;
  }

  /** The model of `loft`, or of `Drawing.offset`: `models/reference/loft.js`, `models/reference/Drawing/offset.js`. */
  of(path: string): string | undefined {
    const key = bareName(path);
    const own = `${folder}/${key.replace('.', '/')}`;
    return this.entries.mapped.get(key) ?? (this.names.has(own) ? own : undefined);
  }

  /** What the files of the reference's own folder are models of: symbols, and members with their class. */
  get ownPaths(): readonly string[] {
    return [...this.names].flatMap((name) => ReferenceModels.pathOf(name) ?? []);
  }

  /** The symbol or member that a model was made for; null for one of another place. */
  static pathOf(name: string): string | null {
    const isOwn = name.startsWith(`${folder}/`);
    return isOwn ? name.slice(folder.length + 1).replace('/', '.') : null;
  }
}
