import { createAssembly, makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "An assembly of two named parts",
  description: "A blue box with an orange ball on top of it.",
};

export default function main() {
  const parts = [
    { shape: makeBaseBox(20, 20, 10), name: "base", color: "#5b93ad" },
    { shape: makeSphere(6).translateZ(16), name: "ball", color: "#e0a458" },
  ];
  const assembly = createAssembly(parts);
  assembly.delete();
  return parts;
}
