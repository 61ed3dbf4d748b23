import type { Vector3 } from '../../base/vectors';
import { slack } from './limits';
import type { Rays } from './rays';
import type { PrintSurface } from './readSurface';

/** True when another body is right beneath `point` of the surface, or around it. */
export function restsOnOther([x, y, z]: Vector3, rays: Rays, { normals }: PrintSurface): boolean {
  // The ray begins above the point and leaves its own body there.
  const hits = rays.all([x, y, z + slack.contact], [0, 0, -1]);
  let within = 0;
  for (const { triangle, distance } of hits) {
    const isEntry = (normals[triangle * 3 + 2] ?? 0) > 0;
    if (isEntry && distance <= 2 * slack.contact) return true;
    within += isEntry ? -1 : 1;
  }
  // Left one more than its own, which was entered above the point: that one goes on around it.
  return within > 1;
}
