import { makeBaseBox, weldShellsAndFaces } from "replicad";

export const about = {
  title: "Faces joined into an open shell",
  description:
    "An open box without thickness: five of the six faces of a box, joined along their edges.",
  camera: { elevation: 40 },
};

export default function main() {
  const faces = makeBaseBox(30, 20, 15).faces;
  const sides = faces.filter((face) => face.center.z < 15);
  const shell = weldShellsAndFaces(sides);
  console.log("faces", shell.faces.length);
  return shell;
}
