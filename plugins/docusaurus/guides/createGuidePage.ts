import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Kind {
  readonly folder: string;
  /** The beginning of the first sentence on pages of this kind. */
  readonly opening: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  recipe: { folder: 'recipes', opening: 'With this recipe you make' },
  guide: { folder: 'tutorial-overview', opening: 'By the end of this page you can make' },
  example: { folder: 'examples', opening: 'With this example you build' },
};

/**
 * Writes a new page, its two models and its line in the sidebar, in the current folder. Returns the paths of the files.
 * Throws an error for an unknown kind, an invalid name, or a file that already exists.
 */
export function createGuidePage(kindName: string, name: string): readonly string[] {
  const kind = kinds[kindName];
  if (!kind) {
    const kindNames = Object.keys(kinds).join(', ');
    throw new Error(`There is no kind of page "${kindName}". The kinds are: ${kindNames}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name in kebab case, such as corner-bracket.`);
  }
  const [plain, withHole] = modelsOf(kind, name);
  const title = sentenceCase(name);
  const files: Readonly<Record<string, string>> = {
    [`docs/${kind.folder}/${name}.mdx`]: page(kind, title, [plain, withHole]),
    [`models/${plain}.js`]: plainModel(title),
    [`models/${withHole}.js`]: modelWithHole(title),
  };
  const existing = Object.keys(files).find((file) => existsSync(file));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);
  const sidebars = addSidebarEntry(readFileSync('sidebars.ts', 'utf8'), kind.folder, name);
  for (const [file, text] of Object.entries({ ...files, 'sidebars.ts': sidebars })) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...Object.keys(files), 'sidebars.ts'];
}

/**
 * Returns the names of the page's two models. The first model of an example has the name of its page, as `pageOfModel`
 * expects. Models of other pages are in a folder with the name of the page.
 */
function modelsOf({ folder }: Kind, name: string): readonly [string, string] {
  return folder === 'examples'
    ? [`examples/${name}`, `examples/steps/${name}-with-hole`]
    : [`${folder}/${name}/plain`, `${folder}/${name}/with-hole`];
}

/** Adds the page to the sidebar, below the last page of its folder. */
function addSidebarEntry(sidebars: string, folder: string, name: string): string {
  const lines = sidebars.split('\n');
  const last = lines.findLastIndex((line) => line.trim().startsWith(`'${folder}/`));
  const indent = /^ */.exec(lines[last] ?? '')?.[0] ?? '';
  return lines.toSpliced(last + 1, 0, `${indent}'${folder}/${name}',`).join('\n');
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function page({ folder, opening }: Kind, title: string, models: readonly [string, string]): string {
  const words = title.toLowerCase();
  const [plain, withHole] = models;
  const summary = folder === 'recipes' ? `summary: "A plate, called ${words}."\n` : '';
  return `---
title: "${title}"
description: "Make the part called ${words}: a plate with rounded corners, plain or with a hole."
${summary}gallery:
  - ${plain}
tasks: "${words}"
---

${opening} a plate, called ${words}.

<Model name="${plain}" />

## With a hole {#with-a-hole}

[\`cut\`](/docs/api/classes/Solid#cut) takes a [cylinder](/docs/api/functions/makeCylinder) out of the plate.

<Model name="${withHole}" />

## Common problems {#what-goes-wrong}

**The plate fails.** The radius of its corners has to be smaller than half of its width.
`;
}

function plainModel(title: string): string {
  return `import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "${title}",
  description: "A flat square plate with rounded corners.",
};

/** Lengths in millimetres. */
export const defaultParams = { width: 30, thickness: 4 };

/** @param {typeof defaultParams} params */
export default function main({ width, thickness }) {
  return drawRoundedRectangle(width, width, 4)
    .sketchOnPlane()
    .extrude(thickness);
}
`;
}

function modelWithHole(title: string): string {
  return plainModel(`${title} with a hole`)
    .replace('{ drawRoundedRectangle }', '{ drawRoundedRectangle, makeCylinder }')
    .replace('rounded corners.', 'rounded corners and a round hole.')
    .replace('.extrude(thickness)', '.extrude(thickness)\n    .cut(makeCylinder(4, thickness))');
}
