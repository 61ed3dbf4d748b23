/**
 * Level of a symbol: how advanced a model must be to need it. Most models need only `everyday` symbols. `advanced`
 * symbols are for the remaining models, and `kernel` symbols for programs that use OpenCascade directly.
 */
export type ReferenceLevel = 'everyday' | 'advanced' | 'kernel';

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

/** Symbols that are not listed are everyday symbols. */
const levels: Readonly<Record<Exclude<ReferenceLevel, 'everyday'>, readonly string[]>> = {
  advanced: list(`
    CompoundSketch Sketcher FaceSketcher Shell CompSolid _1DShape Vertex Blueprint Blueprints
    CompoundBlueprint BlueprintSketcher BaseSketcher2d Curve2D BoundingBox2d ProjectionCamera Curve
    Surface DistanceTool DistanceQuery VolumePhysicalProperties SurfacePhysicalProperties
    LinearPhysicalProperties DEG2RAD RAD2DEG drawSingleCircle drawSingleEllipse lookFromPlane
    makeProjectedEdges polysideInnerRadius polysidesBlueprint roundedRectangleBlueprint textBlueprints
    organiseBlueprints sketchParametricFunction makeSolid makePolygon makeNonPlanarFace
    makeNewFaceWithinFace addHolesInFace weldShellsAndFaces makeEllipseArc makeTangentArc makeBezierCurve
    makeBSplineApproximation assembleWire createNamedPlane compoundShapes fuse2D cut2D intersect2D
    fuseBlueprints cutBlueprints intersectBlueprints makeOffset basicFaceExtrusion complexExtrude
    twistExtrude supportExtrude genericSweep measureShapeVolumeProperties measureShapeSurfaceProperties
    measureShapeLinearProperties getFont isWire isPoint isProjectionPlane DrawingInterface
    SketchInterface GenericSketcher BSplineApproximationConfig ShapeMesh FaceTriangulation Shape2D
    CubeFace FilterFcn Corner`),
  kernel: list(`
    Transformation AssemblyExporter WrappingObj HASH_CODE_MAX translate rotate scale mirror
    createAssembly getOC cast downcast shapeType iterTopo localGC GCWithScope GCWithObject asPnt asDir
    makeDirection makeAx1 makeAx2 makeAx3 axis2d CurveLike`),
};

export function levelOf(name: string): ReferenceLevel {
  if (levels.kernel.includes(name)) return 'kernel';
  return levels.advanced.includes(name) ? 'advanced' : 'everyday';
}

/** Groups names by level, everyday symbols first. Keeps their order within a level, and omits empty levels. */
export function groupByLevel(
  names: readonly string[],
): readonly { readonly level: ReferenceLevel; readonly names: readonly string[] }[] {
  return (['everyday', 'advanced', 'kernel'] as const)
    .map((level) => ({ level, names: names.filter((name) => levelOf(name) === level) }))
    .filter((group) => group.names.length > 0);
}

/** Returns the names in `levels` for which `known` returns false. */
export const unknownSymbolsInLevels = (known: (name: string) => boolean): readonly string[] =>
  Object.values(levels)
    .flat()
    .filter((name) => !known(name));
