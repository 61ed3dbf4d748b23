import type { AnyShape } from 'replicad';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { Kernel } from '../../../../src/modeling/node';

/** The library's own bound (`HASH_CODE_MAX`): hashes lie below it. */
const hashBound = 2 ** 31 - 1;

/**
 * Returns whether the library takes two faces or two edges of `shape` for one. It knows them by a hash of where they and their
 * placement lie in memory; two may have the same, and one is neither counted nor drawn then. Where they lie differs from run
 * to run.
 */
export function hasEqualHashes(shape: AnyShape, { oc }: Pick<Kernel, 'oc'>): boolean {
  // The kernel's types tell neither what an enumerator is nor what a hash is: hence the casts.
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
