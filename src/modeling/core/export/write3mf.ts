// cspell:ignore basematerials displaycolor dmanufacturing FFFD openxmlformats pindex rels
import { strToU8, zipSync } from 'fflate';
import { escapeAttribute } from '../../../base/escapeHtml';

/** The triangles of one part, with its name and colour. */
export interface BodyMesh {
  readonly name: string;
  /** "#rrggbb" or "#rrggbbaa". If undefined, the slicer chooses the colour. */
  readonly color?: string | undefined;
  /** x, y, z per vertex, in millimetres. */
  readonly vertices: readonly number[];
  /** Three vertices per triangle, counter-clockwise from outside. */
  readonly triangles: readonly number[];
}

/**
 * A fixed date for the zip archive, so the same parts always give the same bytes. 1980 is the first year of the
 * format.
 */
const earliestZipDate = new Date(1980, 0, 1);

/**
 * Returns bodies as a 3MF file in millimetres. Several bodies become components of one object, so slicers keep
 * their arrangement.
 * Source: 3MF Core Specification 1.3, https://github.com/3MFConsortium/spec_core
 */
export function write3mf(bodies: readonly BodyMesh[]): Uint8Array<ArrayBuffer> {
  return zipSync(
    {
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relationships),
      '3D/3dmodel.model': strToU8(modelOf(bodies)),
    },
    { mtime: earliestZipDate },
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
`;

const relationships = `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
`;

const colorsId = 1;
const firstId = 2;

function modelOf(bodies: readonly BodyMesh[]): string {
  const colors = [...new Set(bodies.flatMap(({ color }) => color ?? []))];
  const objects = bodies.map((body, index) => objectOf(body, firstId + index, colors));
  const last = firstId + bodies.length;
  const isOne = bodies.length === 1;
  return `${declaration}<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<resources>
${colors.length > 0 ? materials(colors) : ''}${objects.join('')}${isOne ? '' : assembly(bodies, last)}</resources>
<build><item objectid="${isOne ? firstId : last}"/></build>
</model>
`;
}

function materials(colors: readonly string[]): string {
  const bases = colors.map((color) => `<base name="${color}" displaycolor="${color}"/>`);
  return `<basematerials id="${colorsId}">${bases.join('')}</basematerials>\n`;
}

function assembly(bodies: readonly BodyMesh[], id: number): string {
  const components = bodies.map((_, index) => `<component objectid="${firstId + index}"/>`);
  return `<object id="${id}" type="model"><components>${components.join('')}</components></object>\n`;
}

function objectOf(body: BodyMesh, id: number, colors: readonly string[]): string {
  const { name, color } = body;
  const material =
    color === undefined ? '' : ` pid="${colorsId}" pindex="${colors.indexOf(color)}"`;
  const { points, corners } = weld(body);
  const triangles: string[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const [a = 0, b = 0, c = 0] = corners.slice(i, i + 3);
    if (a !== b && b !== c && c !== a)
      triangles.push(`<triangle v1="${a}" v2="${b}" v3="${c}"/>\n`);
  }
  return `<object id="${id}" type="model" name="${escapeAttribute(withoutControls(name))}"${material}><mesh>
<vertices>
${points.join('')}</vertices>
<triangles>
${triangles.join('')}</triangles>
</mesh></object>
`;
}

/**
 * Merges equal points. Returns the points as XML, and the index of each corner's point. The kernel triangulates each
 * face separately, but 3MF requires that neighbouring triangles share vertices.
 */
function weld({ vertices, triangles }: BodyMesh): {
  readonly points: readonly string[];
  readonly corners: readonly number[];
} {
  const places = new Map<string, number>();
  const welded: number[] = [];
  for (let i = 0; i < vertices.length; i += 3) {
    const [x = 0, y = 0, z = 0] = vertices.slice(i, i + 3).map(rounded);
    const point = `<vertex x="${x}" y="${y}" z="${z}"/>\n`;
    const place = places.get(point) ?? places.size;
    places.set(point, place);
    welded.push(place);
  }
  return { points: [...places.keys()], corners: triangles.map((vertex) => welded[vertex] ?? 0) };
}

/** Rounds to 10 nanometres. Never returns -0. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5 || 0;
}

/** Returns `text` without characters that are not allowed in XML. */
function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
