import { makeCylinder, makeDirection } from "replicad";

export const about = {
  title: "The three axes by name",
  description: "Three rods from one point: along x, along y and along z.",
};

export default function main() {
  console.log("direction Y", makeDirection("Y"));
  return [
    {
      shape: makeCylinder(1, 20, [0, 0, 0], makeDirection("X")),
      name: "X",
      color: "#c2544f",
    },
    {
      shape: makeCylinder(1, 20, [0, 0, 0], makeDirection("Y")),
      name: "Y",
      color: "#5fa777",
    },
    {
      shape: makeCylinder(1, 20, [0, 0, 0], makeDirection("Z")),
      name: "Z",
      color: "#5b93ad",
    },
  ];
}
