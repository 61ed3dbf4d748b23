import { exportSTEP, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "Two coloured parts for a STEP file",
  description: "A blue block and an orange pin in its middle.",
};

export default function main() {
  const pin = makeCylinder(4, 24);
  const block = makeBaseBox(24, 24, 12).cut(pin);
  const parts = [
    { shape: block, name: "block", color: "#5b93ad" },
    { shape: pin, name: "pin", color: "#e0a458" },
  ];

  const file = exportSTEP(parts);
  console.log("file", file.type);
  return parts;
}
