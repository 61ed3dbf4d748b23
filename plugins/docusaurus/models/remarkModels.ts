import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { findSimilarNames } from '../../../src/base/findSimilarNames';
import { filesBelow } from '../../shared/files';
import { allExercises, exercisesOf } from '../../shared/exercises';
import { reviewedNearMisses } from './nearMisses';

/** Components that take model names in MDX, with the module from which each imports its data. */
const components: ReadonlyMap<string, '@models' | '@summaries' | '@thumbnails'> = new Map([
  ['Model', '@models'],
  ['Example', '@models'],
  ['FoldedExample', '@models'],
  ['ExampleThumbnail', '@thumbnails'],
  ['Exercise', '@models'],
  ['Fact', '@models'],
  ['ModelSummary', '@summaries'],
  ['Gallery', '@summaries'],
  ['CheatCard', '@thumbnails'],
  ['ModelThumbnail', '@thumbnails'],
]);

/** Attributes that name models, mapped to the prop that receives the imported data. */
const propsOfNames: Readonly<Record<string, string>> = {
  name: 'model',
  model: 'model',
  models: 'models',
  compare: 'compare',
  steps: 'steps',
  // Attributes of an exercise.
  start: 'start',
  solution: 'solution',
};

interface Attribute {
  type: string;
  name: string;
  value: string | { type: string; value: string; data?: unknown } | null;
}
interface JsxNode {
  type: string;
  name: string;
  attributes: Attribute[];
}
interface Root {
  type: 'root';
  children: object[];
}

/**
 * Turns model names in MDX into imports of their data. The chunk of a page then contains only its own models:
 * `<Model name="a/b" />` becomes `<Model model={model0} />`. `name` on an `<Exercise>` is a folder that contains its
 * models. Throws an error that suggests similar names for an unknown name.
 */
export function remarkModels({ dataFolder }: { readonly dataFolder: string }) {
  return () => (root: Root, file: { fail: (reason: string, place?: unknown) => never }) => {
    visit(root as never, (node: JsxNode) => {
      if (node.name === 'ExerciseList') node.attributes = attributesOfList(node);
    });
    const imports = new Map<string, string>();
    const importOf = (name: string, node: JsxNode): string => {
      if (!existsSync(path.join(dataFolder, `${name}.json`))) {
        file.fail(unknownModel(name, dataFolder), node);
      }
      const source = `${components.get(node.name) ?? '@models'}/${name}.json`;
      const local = imports.get(source) ?? `model${imports.size}`;
      imports.set(source, local);
      return local;
    };

    const opening = openingModel(root.children);
    if (opening) opening.attributes.push({ type: 'mdxJsxAttribute', name: 'eager', value: null });

    visit(root as never, (node: JsxNode) => {
      if (!node.type.startsWith('mdxJsx') || !components.has(node.name)) return;
      if (node.name === 'Exercise') node.attributes = attributesOfExercise(node);
      node.attributes = node.attributes.map((attribute) => {
        const prop = propsOfNames[attribute.name];
        if (prop === undefined) return attribute;
        const names = namesIn(attribute);
        return {
          type: 'mdxJsxAttribute',
          name: prop,
          value: Array.isArray(names)
            ? expression(arrayOf(names.map((name) => importOf(String(name), node))))
            : expression(identifier(importOf(String(names), node))),
        };
      });
    });

    root.children.unshift(...[...imports].map(([source, local]) => importStatement(source, local)));
  };
}

/**
 * Returns the props of an exercise: its name, the names of its models, and the near misses, which are wrong results
 * with their own feedback.
 */
function attributesOfExercise({ attributes }: JsxNode): Attribute[] {
  const value = attributes.find(({ name }) => name === 'name')?.value;
  const task = typeof value === 'string' ? value : '';
  const values = {
    task,
    start: `${task}/start`,
    solution: `${task}/solution`,
    misses: JSON.stringify(reviewedNearMisses(task)),
    ...exerciseLocation(task),
  };
  return [
    ...attributes.filter(({ name }) => name !== 'name'),
    ...Object.entries(values).map(([name, text]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: text,
    })),
  ];
}

/** Returns the id of the section with an exercise, and the URL of the next exercise on the Practice page. */
function exerciseLocation(task: string): { readonly section?: string; readonly next?: string } {
  const exercises = allExercises();
  const index = exercises.findIndex((exercise) => exercise.task === task);
  const section = exercises[index]?.to.split('#')[1];
  const next = exercises[index + 1]?.to;
  return { ...(section && { section }), ...(next && { next }) };
}

/** Returns the prop with the exercises of the pages that a list of exercises names. */
function attributesOfList({ attributes }: JsxNode): Attribute[] {
  const pages = attributes.flatMap(namesIn);
  const exercises = pages.flatMap((page) => exercisesOf(String(page)));
  return [{ type: 'mdxJsxAttribute', name: 'exercises', value: JSON.stringify(exercises) }];
}

/** Returns the model above the first section of a page. Readers see it without scrolling. */
function openingModel(children: readonly object[]): JsxNode | undefined {
  const nodes = children as readonly JsxNode[];
  const section = nodes.findIndex(({ type }) => type === 'heading');
  return nodes
    .slice(0, section === -1 ? undefined : section)
    .find(({ type, name }) => type === 'mdxJsxFlowElement' && ['Model', 'Example'].includes(name));
}

/** Returns the value of an attribute: a string or an array. */
function namesIn({ value }: Attribute): unknown {
  return typeof value === 'string' ? value : JSON.parse(asJson(value?.value ?? '[]'));
}

/** Converts an array in MDX to JSON. Prettier adds a trailing comma to `compare` and `steps`. */
function asJson(source: string): string {
  return source.replace(/,\s*\]/g, ']').replaceAll("'", '"');
}

function unknownModel(name: string, dataFolder: string): string {
  const names = filesBelow(dataFolder).map((file) => file.replace(/\.json$/, ''));
  return `There is no model "${name}". The nearest are: ${findSimilarNames(name, names).join(', ')}.`;
}

const identifier = (name: string) => ({ type: 'Identifier', name });
const arrayOf = (names: readonly string[]) => ({
  type: 'ArrayExpression',
  elements: names.map(identifier),
});
const expression = (body: object) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [{ type: 'ExpressionStatement', expression: body }],
    },
  },
});

function importStatement(source: string, local: string): object {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(local) }],
            source: { type: 'Literal', value: source },
          },
        ],
      },
    },
  };
}
