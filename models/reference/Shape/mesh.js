import { makeSphere } from "replicad";

export const about = {
  title: "The triangles of a ball",
  description:
    "A ball of 20 mm, and how many triangles draw it for two tolerances.",
};

export default function main() {
  const coarse = makeSphere(10).mesh({ tolerance: 1, angularTolerance: 30 });
  const fine = makeSphere(10).mesh({ tolerance: 0.1, angularTolerance: 30 });
  console.log("coarse", coarse.triangles.length / 3, "triangles");
  console.log("fine", fine.triangles.length / 3, "triangles");
  return makeSphere(10);
}
