import { drawCircle, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The pipe bend of pieces",
  description:
    "The same pipe bend: a quarter of a torus, two cylinders, and two discs.",
};

export default function main() {
  const pipe = (radius) => {
    const torus = drawCircle(radius)
      .sketchOnPlane("XY", 10)
      .revolve([0, 1, 0], { origin: [40, 0, 10] });
    const quarter = makeBaseBox(60, 60, 60)
      .translate(10, 0, 10)
      .intersect(torus);
    return makeCylinder(radius, 10)
      .fuse(quarter)
      .fuse(makeCylinder(radius, 10, [40, 0, 50], [1, 0, 0]));
  };
  const hole = makeCylinder(2.5, 5, [19, 0, 0]);
  const flange = [60, 180, 300].reduce(
    (rest, angle) => rest.cut(hole.clone().rotate(angle)),
    makeCylinder(25, 5),
  );
  const upper = flange
    .clone()
    .rotate(90, [0, 0, 0], [0, 0, 1])
    .rotate(90, [0, 0, 0], [0, 1, 0])
    .translate(45, 0, 50);

  return pipe(13).fuse(flange).fuse(upper).cut(pipe(11));
}
