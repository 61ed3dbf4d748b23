import { makeCylinder, Vector } from "replicad";

export const about = {
  title: "Places, written in three ways",
  description:
    "Three pins in a row, placed by two numbers, by three numbers and by a vector.",
};

export default function main() {
  return [
    { shape: makeCylinder(3, 16, [0, 0]), name: "two numbers" },
    { shape: makeCylinder(3, 16, [12, 0, 6]), name: "three numbers" },
    { shape: makeCylinder(3, 16, new Vector([24, 0, 12])), name: "vector" },
  ];
}
