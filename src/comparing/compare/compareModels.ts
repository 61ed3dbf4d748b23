import { boxOf, diagonalOf, subtract } from '../../base/vectors';
import { boxLimit, meshDeviation, comparisonLimits } from './limits';
import { areaOf, centerOf, findMotion, matchFaces } from './matchFaces';
import type {
  ComparedFace,
  ComparedMesh,
  ComparedModel,
  Comparison,
  ComparedMeasure,
  Measurements,
  NearMiss,
  Verdict,
} from './report';
import * as sentences from './sentences';
import {
  createFarthestFinder,
  readStl,
  type FarthestSample,
  type Triangles,
} from './surfaceDistance';
import { topologyOf, type Topology } from './topology';

/** Two surfaces count as equal up to this distance. Each is triangulated with an error of `meshDeviation.file`. */
const surfaceLimit = 1.5 * meshDeviation.file;

/** A model and the measurements of its faces and triangles. */
interface MeasuredModel extends Measurements {
  readonly parts: ComparedModel['parts'];
  readonly faces: readonly ComparedFace[];
  readonly topology: Topology;
}

/**
 * Compares a reader's model with the goal. Any way to make the same shape is right. Returns null if the measurements
 * are equal but the faces are not. Then only a comparison of fine triangles can decide.
 */
export function compareModels({ own, goal, misses, fine }: Comparison): Verdict | null {
  if (own.volume === undefined || own.parts.every(({ mesh }) => mesh.indices.length === 0))
    return wrongVerdict(sentences.describeNonSolid(own));
  const pair = { own: measureModel(own), goal: measureModel(goal) };
  const measures = measuresOf(pair.own, pair.goal);
  const left = matchFaces(pair.own.faces, pair.goal.faces);
  if (measures.every(({ isEqual }) => isEqual)) {
    if (left.own.length === 0 && left.goal.length === 0) return correctVerdict(measures);
    if (!fine) return null;
    const [a, b] = [readStl(fine.own), readStl(fine.goal)];
    const diagonal = diagonalOf(pair.goal.box);
    const worst = fartherSample(
      createFarthestFinder(b, diagonal)(a),
      createFarthestFinder(a, diagonal)(b),
    );
    const limit = diagonal * surfaceLimit;
    const surface = sentences.compareMeasure('Largest distance', worst.distance, 0, limit, 'mm');
    if (surface.isEqual) return correctVerdict([...measures, surface]);
    const { wrongFaces } = locateDifference(pair.own, pair.goal, left);
    return wrongVerdict(
      sentences.describeDeviation(worst, wrongFaces.length > 0),
      [...measures, surface],
      wrongFaces,
    );
  }
  const { wrongFaces, ownFace, goalFace } = locateDifference(pair.own, pair.goal, left);
  const hasMarks = wrongFaces.length > 0;
  const sentence =
    misses.find((miss) => isNearMiss(pair.own, miss))?.sentence ??
    sentences.describeBodies(pair.own.topology, pair.goal.topology) ??
    motionSentence(pair.own, pair.goal) ??
    sentences.describeSize(pair.own.box, pair.goal.box, boxLimit(pair.goal)) ??
    sentences.describeHoles(pair.own.topology, pair.goal.topology) ??
    sentences.describeVolume(pair.own, pair.goal, comparisonLimits.volume, {
      ownFace,
      goalFace,
      hasMarks,
    }) ??
    sentences.describeDeviation(fartherSample(ownFace, goalFace), hasMarks);
  return wrongVerdict(sentence, measures, wrongFaces);
}

function measureModel({ parts, volume = 0 }: ComparedModel): MeasuredModel {
  const faces = parts.flatMap(({ mesh }) => mesh.faces);
  const topologies = parts.map(({ mesh }) => topologyOf(mesh));
  const count = (name: 'bodies' | 'cavities') =>
    topologies.reduce((sum, topology) => sum + topology[name], 0);
  return {
    parts,
    faces,
    volume,
    area: areaOf(faces),
    center: centerOf(faces),
    box: boxOf(...parts.map(({ mesh }) => mesh.positions)),
    topology: {
      bodies: count('bodies'),
      cavities: count('cavities'),
      holes: topologies.reduce<number | null>(
        (sum, { holes }) => (sum === null || holes === null ? null : sum + holes),
        0,
      ),
    },
  };
}

function measuresOf(own: MeasuredModel, goal: MeasuredModel): readonly ComparedMeasure[] {
  const { compareMeasure: measure } = sentences;
  const axes = [0, 1, 2] as const;
  const isOpen = own.topology.holes === null || goal.topology.holes === null;
  return [
    measure('Bodies', own.topology.bodies, goal.topology.bodies, 0),
    ...(['min', 'max'] as const).flatMap((end) =>
      axes.map((axis) =>
        measure(
          `${end === 'min' ? 'From' : 'To'} ${'xyz'.charAt(axis)}`,
          own.box[end][axis],
          goal.box[end][axis],
          boxLimit(goal),
          'mm',
        ),
      ),
    ),
    measure('Volume', own.volume, goal.volume, comparisonLimits.volume * goal.area, 'mm³'),
    ...axes.map((axis) =>
      measure(
        `Centre of the surface, ${'xyz'.charAt(axis)}`,
        own.center[axis],
        goal.center[axis],
        comparisonLimits.center,
        'mm',
      ),
    ),
    ...(isOpen ? [] : [measure('Holes', own.topology.holes, goal.topology.holes, 0)]),
    measure('Cavities', own.topology.cavities, goal.topology.cavities, 0),
  ];
}

/** Returns true if a model has the measurements of a known near miss. */
function isNearMiss(own: MeasuredModel, { volume, area, center, box }: NearMiss): boolean {
  return (
    Math.abs(own.volume - volume) <= comparisonLimits.volume * area &&
    Math.abs(own.area - area) <= area * comparisonLimits.area &&
    Math.hypot(...subtract(own.center, center)) <= comparisonLimits.center &&
    Math.hypot(...subtract(own.box.min, box.min)) <= boxLimit(own) &&
    Math.hypot(...subtract(own.box.max, box.max)) <= boxLimit(own)
  );
}

function motionSentence(own: MeasuredModel, goal: MeasuredModel): string | null {
  if (Math.abs(own.volume - goal.volume) > comparisonLimits.volume * goal.area) return null;
  const motion = findMotion(own.faces, goal.faces);
  return motion && sentences.describeMotion(motion, subtract(own.center, goal.center));
}

/**
 * Finds where two models differ, using the triangles of the viewer: the wrong faces of the reader's model, and the
 * faces of the goal that it lacks. `left` are the faces without a partner.
 */
function locateDifference(
  own: MeasuredModel,
  goal: MeasuredModel,
  left: ReturnType<typeof matchFaces>,
) {
  const diagonal = diagonalOf(goal.box);
  const ownFaces = differences(
    own,
    left.own,
    createFarthestFinder(trianglesOf(goal.parts), diagonal),
  );
  const goalFaces = differences(
    goal,
    left.goal,
    createFarthestFinder(trianglesOf(own.parts), diagonal),
  );
  const isWrong = ({ distance }: sentences.LocatedDifference) => distance > boxLimit(goal);
  return {
    wrongFaces: ownFaces.filter(isWrong),
    ownFace: fartherSample(noDifference, ...ownFaces),
    goalFace: fartherSample(noDifference, ...goalFaces),
  };
}

/** A face without a partner in the other model. */
interface UnmatchedFace extends sentences.LocatedDifference {
  readonly face: ComparedFace;
  readonly triangles: Triangles;
}

const noDifference: sentences.LocatedDifference = { distance: 0, place: [0, 0, 0], type: '' };

function differences(
  { parts }: MeasuredModel,
  left: readonly number[],
  farthestOf: (from: Triangles) => FarthestSample,
): readonly UnmatchedFace[] {
  const faces = parts.flatMap(({ mesh }) => mesh.faces.map((face) => ({ face, mesh })));
  return left.flatMap((index) => {
    const found = faces[index];
    if (!found) return [];
    const { face, mesh } = found;
    const triangles = cornersOf(mesh, face.start, face.start + face.count);
    return [{ ...farthestOf(triangles), type: face.type, face, triangles }];
  });
}

function trianglesOf(parts: ComparedModel['parts']): Triangles {
  return concatTriangles(parts.map(({ mesh }) => cornersOf(mesh, 0, mesh.indices.length)));
}

/** Returns the triangles at a range of indices, as corner coordinates. */
function cornersOf({ positions, indices }: ComparedMesh, from: number, to: number): Triangles {
  const triangles = new Float32Array((to - from) * 3);
  for (let i = from; i < to; i++) {
    const corner = (indices[i] ?? 0) * 3;
    triangles.set(positions.subarray(corner, corner + 3), (i - from) * 3);
  }
  return triangles;
}

function concatTriangles(all: readonly Triangles[]): Triangles {
  const joined = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const triangles of all) {
    joined.set(triangles, at);
    at += triangles.length;
  }
  return joined;
}

function fartherSample<Place extends FarthestSample>(
  first: Place,
  ...others: readonly Place[]
): Place {
  return others.reduce((worst, one) => (one.distance > worst.distance ? one : worst), first);
}

function correctVerdict(measures: readonly ComparedMeasure[]): Verdict {
  return { isRight: true, sentence: 'Correct.', measures, ...marksOf([]) };
}

function wrongVerdict(
  sentence: string,
  measures: readonly ComparedMeasure[] = [],
  wrongFaces: readonly UnmatchedFace[] = [],
): Verdict {
  return { isRight: false, sentence, measures, ...marksOf(wrongFaces) };
}

function marksOf(wrong: readonly UnmatchedFace[]): Pick<Verdict, 'marked' | 'markedFaces'> {
  const largestFirst = wrong.map(({ face }) => face).sort((one, other) => other.area - one.area);
  return {
    marked: concatTriangles(wrong.map(({ triangles }) => triangles)),
    markedFaces: largestFirst.map(sentences.describeFace),
  };
}
