import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The cable comb cut as a solid",
  description: "The same comb: a cylinder and a box are cut for each slot.",
};

export default function main() {
  const places = [-22.5, -13.5, -4.5, 4.5, 13.5, 22.5];

  return places.reduce(
    (comb, x) =>
      comb
        .cut(makeCylinder(2.5, 12, [x, -6, 5.5], [0, 1, 0]))
        .cut(makeBaseBox(5, 12, 4.5).translate(x, 0, 5.5)),
    makeBaseBox(60, 12, 10),
  );
}
