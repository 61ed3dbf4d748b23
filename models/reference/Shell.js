import { makeBaseBox, weldShellsAndFaces } from "replicad";

export const about = {
  title: "Faces joined to a shell",
  description:
    "A box without its upper face: five faces, open and without a thickness.",
  camera: { elevation: 40 },
};

export default function main() {
  const box = makeBaseBox(30, 20, 14);
  const walls = box.faces.filter((face) => face.center.z < 13);
  return weldShellsAndFaces(walls, true);
}
