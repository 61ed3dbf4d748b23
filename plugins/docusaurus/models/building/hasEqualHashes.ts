import type { AnyShape } from 'replicad';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { Kernel } from '../../../../src/modeling/node';

/** The library's own upper bound of hashes (`HASH_CODE_MAX`). */
const hashBound = 2 ** 31 - 1;

/**
 * Returns true if the library cannot distinguish two faces or two edges of `shape`. The library identifies them by a
 * hash of memory addresses. If two hashes are equal, the library neither counts nor draws one of the elements. The
 * addresses change from run to run.
 */
export function hasEqualHashes(shape: AnyShape, { oc }: Pick<Kernel, 'oc'>): boolean {
  // Cast, because the kernel's types include neither enumerators nor hashes.
  const { TopAbs_EDGE, TopAbs_FACE, TopAbs_SHAPE } = oc.TopAbs_ShapeEnum;
  return [TopAbs_FACE, TopAbs_EDGE].some((kind) => {
    const found = new Map<number, TopoDS_Shape>();
    const explorer = new oc.TopExp_Explorer_2(shape.wrapped, kind as never, TopAbs_SHAPE as never);
    let hasEqual = false;
    while (explorer.More() && !hasEqual) {
      const element: TopoDS_Shape = explorer.Current();
      const hash = element.HashCode(hashBound) as number;
      hasEqual = found.get(hash)?.IsSame(element) === false;
      found.set(hash, element);
      explorer.Next();
    }
    explorer.delete();
    return hasEqual;
  });
}
