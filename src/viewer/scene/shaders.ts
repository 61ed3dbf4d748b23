import { lightDirections, lightWeights, rimLight, specularHighlight } from '../camera/appearance';

/**
 * GLSL shaders of the viewer. The light is the same as in pictures of models: see appearance.ts. All colours are sRGB,
 * as in the pictures.
 */

/** Discards fragments beyond the section. A point p is visible if dot(section.xyz, p) <= section.w. */
const keepWithinSection = `if (dot(section.xyz, vPlace) > section.w) discard;`;

export const faceVertex = `
attribute float face;
attribute float highlighted;
varying vec3 vNormalInView;
varying vec3 vToCamera;
varying vec3 vPlace;
flat varying float vFace;
flat varying float vHighlighted;
void main() {
  vPlace = position;
  vFace = face;
  vHighlighted = highlighted;
  vec4 place = viewMatrix * vec4(position, 1.0);
  vNormalInView = mat3(viewMatrix) * normal;
  vToCamera = isOrthographic ? vec3(0.0, 0.0, 1.0) : -place.xyz;
  gl_Position = projectionMatrix * place;
}`;

/*
 * Section: if the first face on a ray is a back face, the ray has entered the solid through the cut.
 *
 *     camera -> | plane ////// material ////// | back face
 *
 * There, the cut surface is painted, and the stencil is set to 1. The cap is drawn next, where the stencil is 1 (see
 * sceneSolid.ts). It writes the depth of the cut surface, so edges behind the cut stay hidden.
 */
export const faceFragment = `
uniform vec3 color;
uniform float opacity;
uniform vec4 section;
uniform vec3 accent;
uniform float hovered;
uniform float picked;
uniform float first;
uniform float pixel;
varying vec3 vNormalInView;
varying vec3 vToCamera;
varying vec3 vPlace;
flat varying float vFace;
flat varying float vHighlighted;
const vec3 keyLight = normalize(vec3(${lightDirections.key.join()}));
const vec3 fillLight = normalize(vec3(${lightDirections.fill.join()}));
void main() {
  ${keepWithinSection}
  vec3 towardsCamera = normalize(vToCamera);
  vec3 sectionInView = mat3(viewMatrix) * section.xyz;
  float facing = dot(sectionInView, vToCamera);
  if (!gl_FrontFacing && facing > 0.0 && dot(section.xyz, section.xyz) > 0.5) {
    float hatch = step(0.78, fract((gl_FragCoord.x + gl_FragCoord.y) / (9.0 * pixel)));
    gl_FragColor = vec4(mix(color * 0.82, color * 0.45, hatch), opacity);
    return;
  }
  vec3 n = normalize(vNormalInView);
  if (dot(n, towardsCamera) < 0.0) n = -n;
  float key = max(dot(n, keyLight), 0.0);
  float shade = ${lightWeights.ambient} + ${lightWeights.key} * key
    + ${lightWeights.fill} * max(dot(n, fillLight), 0.0)
    + ${lightWeights.sky} * (0.5 * n.y + 0.5);
  vec3 mirrored = reflect(-keyLight, n);
  float glint = ${specularHighlight.weight} * pow(max(dot(mirrored, towardsCamera), 0.0), ${specularHighlight.power.toFixed(1)});
  float edge = ${rimLight.weight} * pow(1.0 - max(dot(n, towardsCamera), 0.0), ${rimLight.power.toFixed(1)});
  float marked = vFace == picked || vFace == first ? 0.62 : max(vFace == hovered ? 0.35 : 0.0, 0.45 * vHighlighted);
  gl_FragColor = vec4(mix(color, accent, marked) * shade + glint + edge, max(opacity, marked));
}`;

/** Draws one quad per segment, `width` device pixels wide, moved towards the camera by `bias` millimetres. */
export const edgeVertex = `
attribute vec3 from;
attribute vec3 to;
attribute float edge;
attribute float highlighted;
uniform vec2 viewport;
uniform float width;
uniform float bias;
uniform float near;
uniform float hovered;
uniform float picked;
uniform float first;
varying vec3 vPlace;
flat varying float vMarked;
vec4 pulled(vec4 place) {
  if (isOrthographic) return place + vec4(0.0, 0.0, bias, 0.0);
  return vec4(place.xyz * (1.0 - min(0.5, bias / length(place.xyz))), 1.0);
}
void main() {
  vMarked = edge == picked || edge == first || edge == hovered ? 1.0 : highlighted;
  vPlace = mix(from, to, position.x);
  vec4 a = viewMatrix * vec4(from, 1.0);
  vec4 b = viewMatrix * vec4(to, 1.0);
  if (!isOrthographic) {
    if (a.z > -near && b.z < -near) a = mix(a, b, (a.z + near) / (a.z - b.z));
    else if (b.z > -near && a.z < -near) b = mix(b, a, (b.z + near) / (b.z - a.z));
  }
  vec4 start = projectionMatrix * pulled(a);
  vec4 end = projectionMatrix * pulled(b);
  vec2 along = (end.xy / end.w - start.xy / start.w) * viewport;
  along = dot(along, along) > 0.0 ? normalize(along) : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  float thick = width * (1.0 + 1.4 * vMarked);
  vec2 offset = across * position.y + along * (2.0 * position.x - 1.0) * 0.5;
  vec4 place = mix(start, end, position.x);
  place.xy += offset * thick / viewport * place.w;
  gl_Position = place;
}`;

export const edgeFragment = `
uniform vec3 color;
uniform vec3 accent;
uniform vec4 section;
varying vec3 vPlace;
flat varying float vMarked;
void main() {
  ${keepWithinSection}
  gl_FragColor = vec4(mix(color, accent, vMarked), 1.0);
}`;

export const highlightVertex = `
varying vec3 vPlace;
void main() {
  vPlace = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

/** Draws stripes, so the marks are visible on any colour. */
export const highlightFragment = `
uniform vec3 accent;
uniform vec4 section;
uniform float pixel;
varying vec3 vPlace;
void main() {
  ${keepWithinSection}
  float stripe = step(0.5, fract((gl_FragCoord.x - gl_FragCoord.y) / (8.0 * pixel)));
  gl_FragColor = vec4(accent * mix(0.78, 1.0, stripe), 1.0);
}`;

export const gridVertex = `
varying vec2 vPlace;
void main() {
  vPlace = position.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

/**
 * Draws lines every `spacing` millimetres. Each tenth line is stronger. The lines x = 0 and y = 0 are strongest. All
 * lines fade out towards `reach`.
 */
export const gridFragment = `
uniform vec3 color;
uniform float spacing;
uniform float reach;
uniform vec2 centre;
varying vec2 vPlace;
float line(vec2 place, float strength) {
  vec2 away = abs(fract(place - 0.5) - 0.5) / fwidth(place);
  return strength * (1.0 - min(min(away.x, away.y), 1.0));
}
void main() {
  vec2 away = abs(vPlace) / fwidth(vPlace);
  float axes = 0.55 * (1.0 - min(min(away.x, away.y), 1.0));
  float strength = max(axes, max(line(vPlace / spacing, 0.2), line(vPlace / spacing / 10.0, 0.38)));
  float fade = 1.0 - smoothstep(0.45, 1.0, distance(vPlace, centre) / reach);
  gl_FragColor = vec4(color, strength * fade);
}`;

export const capVertex = `
void main() {
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

export const capFragment = `
void main() {
  gl_FragColor = vec4(0.0);
}`;
