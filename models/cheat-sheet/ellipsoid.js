import { makeEllipsoid } from "replicad";

export const about = {
  title: "An ellipsoid",
  description:
    "An egg with three different half axes: 18 mm along x, 10 mm along y and 8 mm up.",
};

export default function main() {
  return makeEllipsoid(18, 10, 8);
}
