import { isFullRun } from './fullRun';

/** The values of each aspect in which a page may be seen; the first is the usual one. */
export type Aspects = Readonly<Record<string, readonly [unknown, ...unknown[]]>>;

/** One value of each aspect. */
export type Variant<A extends Aspects> = { readonly [Name in keyof A]: A[Name][number] };

/**
 * The variants in which a test is run: so many that each value of the aspects that it depends on is there at least once,
 * with the usual value of all others. In full, every combination of all.
 */
export function coveringVariants<A extends Aspects>(
  aspects: A,
  dependsOn: readonly (keyof A)[],
  isFull = isFullRun,
): readonly Variant<A>[] {
  if (isFull) return combinationsOf(aspects);
  const count = Math.max(1, ...dependsOn.map((name) => aspects[name]?.length ?? 1));
  return Array.from({ length: count }, (_, index) =>
    variantOf(aspects, (name, values) =>
      dependsOn.includes(name) ? values[Math.min(index, values.length - 1)] : values[0],
    ),
  );
}

function combinationsOf<A extends Aspects>(aspects: A): readonly Variant<A>[] {
  return Object.entries(aspects).reduce<readonly object[]>(
    (variants, [name, values]) =>
      variants.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value }))),
    [{}],
  ) as readonly Variant<A>[];
}

function variantOf<A extends Aspects>(
  aspects: A,
  valueOf: (name: keyof A, values: readonly unknown[]) => unknown,
): Variant<A> {
  const entries = Object.entries(aspects).map(([name, values]) => [name, valueOf(name, values)]);
  return Object.fromEntries(entries) as Variant<A>;
}
