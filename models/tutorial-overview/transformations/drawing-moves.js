import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A drawing moved, turned, stretched and scaled",
  description:
    "One rounded rectangle and four copies of it: moved, turned by 30 degrees, stretched to twice its height and scaled to half.",
};

export default function main() {
  const slot = drawRoundedRectangle(30, 16, 5);
  return [
    { shape: slot, name: "original", color: "#8a94a3" },
    { shape: slot.translate(45, 0), name: "moved" },
    { shape: slot.rotate(30).translate(90, 0), name: "turned" },
    {
      shape: slot.stretch(2, [1, 0], [0, 0]).translate(135, 0),
      name: "stretched",
    },
    { shape: slot.scale(0.5).translate(175, 0), name: "scaled" },
  ];
}
