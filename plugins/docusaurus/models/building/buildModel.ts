import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { thumbnailWidths } from '../../../../src/base/thumbnail';
import { roundToThousandths } from '../../../../src/base/vectors';
import { measurementsOf } from '../../../../src/comparing/node';
import {
  runModel,
  workbenchUrl,
  writeGlb,
  type BuiltModel,
  type Dimension,
  type DrawingPart,
  type Facts,
  type Kernel,
  type MeasuredPart,
  type ModelError,
  type Params,
  type Part,
  type RunInput,
  type RunOutcome,
  type SolidPart,
  type Variant,
} from '../../../../src/modeling/node';
import { hashedFileName } from '../../../shared/files';
import type { KeyedModel } from '../builderBundle';
import type { ModelFile } from '../modelFiles';
import { storedFolder, type StoredModelWithPrintFacts } from '../store';
import { checkAbout } from './checkAbout';
import { hasEqualHashes } from './hasEqualHashes';
import { drawDrawing } from './picture/drawDrawing';
import { drawSolids, pictureSize } from './picture/drawSolids';
import { printFactsOf } from './printFacts';
import { removeAbout } from './removeAbout';
import { describeSheet, drawSheet } from './sheet/drawSheet';
import { projectViews } from './sheet/projectViews';

/** An error in a model, with its file and line. */
class ModelBuildError extends Error {
  constructor({ line, column, sentence, kernelMessage, hint, call }: ModelError, file: string) {
    const place =
      line === undefined ? file : `${file}:${line}${column === undefined ? '' : `:${column}`}`;
    const callSuffix = call === undefined ? '' : ` in ${call}()`;
    const rest = [kernelMessage && `Kernel: ${kernelMessage}.`, hint].filter(Boolean).join(' ');
    super(`${place}${callSuffix}: ${sentence}${rest ? ` ${rest}` : ''}`);
  }
}

/**
 * Runs a model and stores its files under its key: `model.json`, the picture and, for solids, the mesh and the
 * thumbnails. Throws `ModelBuildError` with file, line and reason.
 */
export async function buildModel(
  { name, file, code, key }: KeyedModel,
  kernel: Kernel,
): Promise<void> {
  const outcome = await runUntilHashesDiffer(
    { code, name, params: null, checkValidity: true },
    kernel,
  );
  const about = outcome.about ?? null;
  const { exercise, ...described } = checkAbout(about, outcome.defaultParams ?? null);
  const failure = failureOf(outcome, described.fails, file);
  const parts = 'result' in outcome ? outcome.result.parts : [];
  const facts = 'result' in outcome ? roundFacts(outcome.result.facts) : emptyFacts;
  const output = 'result' in outcome ? outcome.result.console.map(({ text }) => text) : [];
  const sheet = sheetOf(outcome, exercise?.dimensions, { file, kernel });
  const files = await filesOf(parts, described.camera, sheet?.files);
  const visibleCode = removeAbout(code);
  const print = failure ? null : printFactsOf(parts, facts, described.prints);
  const built: StoredModelWithPrintFacts = {
    name,
    about: described,
    code: visibleCode,
    defaultParams: outcome.defaultParams ?? null,
    facts,
    ...(output.length > 0 && { output }),
    picture: {
      src: hashedFileName(`/models/${name}`, `.${files.pictureType}`, files.picture),
      ...pictureSize,
      alt: [
        described.description,
        ...(parts.length > 0 ? [sizeOf(facts)] : []),
        ...(sheet ? [sheet.words] : []),
      ].join(' '),
    },
    mesh: files.mesh && {
      src: hashedFileName(`/models/${name}`, '.glb', files.mesh),
      bytes: files.mesh.length,
    },
    ...(exercise?.values && {
      variants: await variantsOf(exercise.values, { name, file, code }, kernel),
    }),
    ...(failure && { failure }),
    ...(print && { print }),
    workbenchUrl: workbenchUrl(visibleCode),
  };
  storeFiles(key, built, files);
}

/** Maximum number of runs. Each run places the shapes at other memory addresses. */
const maxRuns = 4;

/**
 * Runs a model again until the library can distinguish all faces and edges. The result then does not depend on memory
 * addresses (`hasEqualHashes.ts`).
 */
async function runUntilHashesDiffer(input: RunInput, kernel: Kernel): Promise<RunOutcome> {
  for (let runs = 1; ; runs++) {
    const outcome = await runModel(input, kernel);
    const parts = 'live' in outcome ? outcome.live.parts : [];
    const isClear = parts.every(
      ({ content }) => content.kind !== 'shape' || !hasEqualHashes(content.shape, kernel),
    );
    if (isClear || runs === maxRuns) return outcome;
  }
}

/** Returns the measurements of a model for each of the parameter `values`. Throws if a run fails. */
async function variantsOf(
  values: readonly Params[],
  { name, file, code }: ModelFile,
  kernel: Kernel,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  for (const params of values) {
    const outcome = await runUntilHashesDiffer({ code, name, params, checkValidity: true }, kernel);
    failureOf(outcome, undefined, file);
    if (!('result' in outcome)) continue;
    const { parts, facts } = outcome.result;
    const numbers = measurementsOf({ parts: parts.filter(isSolid), volume: facts.volume });
    if (!numbers) throw new Error(`${file}: there is no solid with ${JSON.stringify(params)}.`);
    variants.push({ params, numbers });
  }
  return variants;
}

/**
 * Returns the failure that a model declares. Throws for any other failure, and if the declared failure does
 * not happen.
 */
function failureOf(
  outcome: RunOutcome,
  fails: string | undefined,
  file: string,
): ModelError | null {
  const failures = 'error' in outcome ? [outcome.error] : outcome.result.warnings;
  if (fails === undefined) {
    const [first] = failures;
    if (first) throw new ModelBuildError(first, file);
    return null;
  }
  const promised = failures.find(({ sentence }) => sentence.startsWith(fails));
  if (promised) return promised;
  const [other] = failures;
  if (other) throw new ModelBuildError({ ...other, hint: `It should fail with "${fails}".` }, file);
  throw new Error(`${file}: it should fail with "${fails}", and it runs.`);
}

interface Files {
  readonly picture: Buffer;
  readonly pictureType: 'webp' | 'svg';
  /** Thumbnails by width in pixels. */
  readonly thumbnails: ReadonlyMap<number, Buffer>;
  readonly mesh: Buffer | null;
}

/** Returns the files of a model. `sheet` replaces the picture of its solids. */
async function filesOf(
  parts: readonly MeasuredPart[],
  camera: BuiltModel['about']['camera'],
  sheet: Omit<Files, 'mesh'> | undefined,
): Promise<Files> {
  const solids = parts.filter(isSolid);
  if (solids.length === 0) {
    const drawings = parts.filter((part): part is MeasuredPart<DrawingPart> => !isSolid(part));
    const picture = Buffer.from(drawDrawing(drawings));
    return { picture, pictureType: 'svg', thumbnails: new Map(), mesh: null };
  }
  const mesh = Buffer.from(await writeGlb(solids));
  if (sheet) return { ...sheet, mesh };
  const picture = await drawSolids(solids, camera);
  return { picture, pictureType: 'webp', thumbnails: await createThumbnails(picture), mesh };
}

/** Returns the dimensioned drawing of a solid, which replaces its picture; null if it has no dimensions. */
function sheetOf(
  outcome: RunOutcome,
  dimensions: readonly Dimension[] | undefined,
  { file, kernel }: { readonly file: string; readonly kernel: Kernel },
): { readonly words: string; readonly files: Omit<Files, 'mesh'> } | null {
  if (!dimensions || !('live' in outcome)) return null;
  const { live, result } = outcome;
  const shapes = live.parts.flatMap(({ content }) =>
    content.kind === 'shape' ? content.shape : [],
  );
  const edges = result.parts.filter(isSolid).flatMap(({ mesh }) => mesh.edges);
  try {
    const views = projectViews(shapes, { dimensions, edges }, kernel);
    const picture = Buffer.from(drawSheet(views));
    return {
      words: describeSheet(views),
      files: { picture, pictureType: 'svg', thumbnails: new Map() },
    };
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Returns the thumbnails of a picture by their width in pixels. */
async function createThumbnails(picture: Buffer): Promise<ReadonlyMap<number, Buffer>> {
  const options = { quality: 50, alphaQuality: 20, effort: 6 };
  const thumbnails = thumbnailWidths.map(
    async (width) => [width, await sharp(picture).resize(width).webp(options).toBuffer()] as const,
  );
  return new Map(await Promise.all(thumbnails));
}

function isSolid<P extends Part>(part: P): part is P & SolidPart {
  return part.kind === 'solid';
}

/** Writes the files to a temporary folder and renames it: an interrupted build leaves no incomplete folder. */
function storeFiles(key: string, built: StoredModelWithPrintFacts, files: Files): void {
  const { picture, pictureType, thumbnails, mesh } = files;
  const folder = storedFolder(key);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, `picture.${pictureType}`), picture);
  for (const [width, thumbnail] of thumbnails)
    writeFileSync(path.join(draft, `thumbnail.${width}.webp`), thumbnail);
  if (mesh) writeFileSync(path.join(draft, 'mesh.glb'), mesh);
  writeFileSync(path.join(draft, 'model.json'), JSON.stringify(built));
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another build has stored the same files in the meantime.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

const emptyFacts: Facts = {
  kind: 'drawing',
  box: { min: [0, 0, 0], max: [0, 0, 0] },
  valid: false,
  parts: 0,
};

/** Rounds facts to thousandths, so that all machines write the same numbers. */
function roundFacts(facts: Facts): Facts {
  const corner = ([x, y, z]: Facts['box']['min']): Facts['box']['min'] => [
    roundToThousandths(x),
    roundToThousandths(y),
    roundToThousandths(z),
  ];
  return {
    ...facts,
    ...(facts.volume !== undefined && { volume: roundToThousandths(facts.volume) }),
    ...(facts.area !== undefined && { area: roundToThousandths(facts.area) }),
    box: { min: corner(facts.box.min), max: corner(facts.box.max) },
  };
}

function sizeOf({ kind, box }: Facts): string {
  const sides = [0, 1, 2]
    .slice(0, kind === 'solid' ? 3 : 2)
    .map((axis) => Math.round(((box.max[axis] ?? 0) - (box.min[axis] ?? 0)) * 10) / 10);
  return `${sides.join(' × ')} mm over all.`;
}
