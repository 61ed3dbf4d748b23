import type { SymbolKind } from './declarations/ApiDeclarations';

/**
 * A chapter of the reference. It is a sub-category of the sidebar, a section of the index and a group of search
 * results. Titles may not contain `&`, `<` or `>`, because search shows them as plain text.
 */
export interface Category {
  readonly title: string;
  /** Anchor on the index page; old links use it. */
  readonly anchor: string;
  readonly kind: SymbolKind;
  readonly names: readonly string[];
  /** Sections on the index page, for a long category. */
  readonly parts?: readonly CategoryPart[];
}

interface CategoryPart {
  readonly title: string;
  readonly anchor: string;
  readonly names: readonly string[];
}

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

const classParts: readonly CategoryPart[] = [
  {
    title: 'Drawings and sketches',
    anchor: 'drawings-and-sketches',
    names: list(`
      Drawing DrawingPen Plane Sketch Sketches CompoundSketch Sketcher FaceSketcher`),
  },
  {
    title: 'Shapes',
    anchor: 'shapes',
    names: list('Shape _3DShape Solid Shell Compound CompSolid Face _1DShape Wire Edge Vertex'),
  },
  { title: 'Finders', anchor: 'finders', names: list('EdgeFinder FaceFinder CornerFinder') },
  {
    title: 'Blueprints and 2D curves',
    anchor: 'blueprints-and-2d-curves',
    names: list(`
      Blueprint Blueprints CompoundBlueprint BlueprintSketcher BaseSketcher2d Curve2D
      BoundingBox2d`),
  },
  {
    title: 'Geometry, measures and the kernel',
    anchor: 'geometry',
    names: list(`
      Vector BoundingBox Transformation ProjectionCamera Curve Surface DistanceTool DistanceQuery
      VolumePhysicalProperties SurfacePhysicalProperties LinearPhysicalProperties
      AssemblyExporter WrappingObj`),
  },
];

/** The categories. Every symbol of the library is in exactly one category. Requirement 2.23. */
export const categories: readonly Category[] = [
  {
    title: 'Classes',
    anchor: 'classes',
    kind: 'class',
    names: classParts.flatMap(({ names }) => names),
    parts: classParts,
  },
  {
    title: 'Variables',
    anchor: 'variables',
    kind: 'variable',
    names: list('drawRectangle makeCompound DEG2RAD RAD2DEG HASH_CODE_MAX'),
  },
  {
    title: 'Drawing functions',
    anchor: 'drawing',
    kind: 'function',
    names: list(`
      draw drawRoundedRectangle drawCircle drawSingleCircle drawEllipse drawSingleEllipse
      drawPolysides drawText drawPointsInterpolation drawParametricFunction drawFaceOutline
      drawProjection lookFromPlane makeProjectedEdges polysideInnerRadius polysidesBlueprint
      roundedRectangleBlueprint textBlueprints organiseBlueprints`),
  },
  {
    title: 'Sketching functions',
    anchor: 'sketching',
    kind: 'function',
    names: list(`
      sketchCircle sketchRectangle sketchRoundedRectangle sketchEllipse sketchPolysides sketchHelix
      sketchText sketchFaceOffset sketchParametricFunction`),
  },
  {
    title: 'Constructors',
    anchor: 'solids',
    kind: 'function',
    names: list(`
      makeBaseBox makeBox makeCylinder makeSphere makeEllipsoid makeSolid
      makeFace makePolygon makeNonPlanarFace makeNewFaceWithinFace addHolesInFace weldShellsAndFaces
      makeLine makeCircle makeEllipse makeEllipseArc makeThreePointArc makeTangentArc
      makeBezierCurve makeBSplineApproximation makeHelix assembleWire makeVertex
      makePlane makePlaneFromFace createNamedPlane compoundShapes`),
  },
  {
    title: '2D booleans',
    anchor: '2d-booleans',
    kind: 'function',
    names: list('fuse2D cut2D intersect2D fuseBlueprints cutBlueprints intersectBlueprints'),
  },
  {
    title: 'Modification',
    anchor: 'modification',
    kind: 'function',
    names: list('translate rotate scale mirror makeOffset'),
  },
  {
    title: 'Extrusion and sweeps',
    anchor: 'extrusion-and-sweeps',
    kind: 'function',
    names: list(`
      basicFaceExtrusion complexExtrude twistExtrude supportExtrude genericSweep loft revolution`),
  },
  {
    title: 'Measurement',
    anchor: 'measure',
    kind: 'function',
    names: list(`
      measureVolume measureArea measureLength measureDistanceBetween measureShapeVolumeProperties
      measureShapeSurfaceProperties measureShapeLinearProperties`),
  },
  {
    title: 'Import and export',
    anchor: 'import',
    kind: 'function',
    names: list('importSTEP importSTL exportSTEP createAssembly'),
  },
  {
    title: 'Serialization',
    anchor: 'serialization',
    kind: 'function',
    names: list('deserializeDrawing deserializeShape'),
  },
  {
    title: 'Utilities',
    anchor: 'other',
    kind: 'function',
    names: list(`
      setOC getOC loadFont getFont combineFinderFilters isShape3D isWire isPoint isProjectionPlane
      cast downcast shapeType iterTopo localGC GCWithScope GCWithObject
      asPnt asDir makeDirection makeAx1 makeAx2 makeAx3 axis2d`),
  },
  {
    title: 'Interfaces',
    anchor: 'interfaces',
    kind: 'interface',
    names: list(`
      DrawingInterface SketchInterface GenericSketcher ExtrusionProfile LoftConfig GenericSweepConfig
      BSplineApproximationConfig ShapeMesh FaceTriangulation CurveLike`),
  },
  {
    title: 'Type aliases',
    anchor: 'type-aliases',
    kind: 'typeAlias',
    names: list(`
      AnyShape Shape3D Shape2D Point SimplePoint Point2D PlaneName ProjectionPlane CubeFace
      FilletRadius ChamferRadius RadiusConfig SplineConfig ScaleMode CurveType SurfaceType
      SupportedUnit FilterFcn Corner`),
  },
];

/** The folder for each kind of symbol. Requirement 2.17. */
const folders: Readonly<Record<SymbolKind, string>> = {
  class: 'classes',
  function: 'functions',
  interface: 'interfaces',
  typeAlias: 'type-aliases',
  variable: 'variables',
};

/**
 * Returns the path of a symbol's page below docs/api. URLs and labels omit a leading underscore: `classes/1DShape` for
 * `_1DShape`.
 */
export function docPath(kind: SymbolKind, name: string): string {
  return `${folders[kind]}/${nameWithoutUnderscore(name)}`;
}

export const nameWithoutUnderscore = (name: string): string => name.replace(/^_/, '');
