import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../../shared/files';
import { parseYaml } from '../../shared/parseYaml';

/**
 * Front matter fields that only our build reads. `pageFrontMatter` removes them before Docusaurus passes the front
 * matter to the client.
 */
const ownFields = {
  /** Models of the page that the gallery shows. */
  gallery: v.optional(v.array(v.string()), []),
  /** A sentence about a recipe, for the list of recipes. */
  summary: v.optional(v.string()),
  /** The model shown beside `summary`. Default: the first model in `gallery`. */
  cover: v.optional(v.string()),
  /** Descriptions of the page's purpose in readers' words, for search: phrases separated by commas. */
  tasks: v.optional(v.string()),
};

const guideFrontMatter = v.object({ title: v.string(), ...ownFields });

/** A hand-written page in `docs`: any page outside the API reference. */
export interface Guide extends v.InferOutput<typeof guideFrontMatter> {
  /** Path below `docs`, without extension: "recipes/gear". */
  readonly id: string;
  /** URL of the page: "/docs/recipes/gear". */
  readonly address: string;
  readonly text: string;
}

/** Returns the guides below `folder`, sorted by id. Throws an error naming page and field of invalid front matter. */
export function readGuides(folder = 'docs'): readonly Guide[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort()
    .map((id) => {
      const text = readFileSync(path.join(folder, `${id}.mdx`), 'utf8');
      return { id, address: `/docs/${id}`, text, ...readFrontMatter(id, text) };
    });
}

/** Returns the front matter for Docusaurus, without our own fields. */
export function pageFrontMatter<FrontMatter extends object>(frontMatter: FrontMatter): FrontMatter {
  const fields = Object.entries(frontMatter).filter(([name]) => !(name in ownFields));
  return Object.fromEntries(fields) as FrontMatter;
}

function readFrontMatter(id: string, text: string): v.InferOutput<typeof guideFrontMatter> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return parseYaml(`docs/${id}.mdx`, yaml, guideFrontMatter);
}
