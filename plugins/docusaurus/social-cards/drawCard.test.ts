import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCard } from './drawCard';

// Requirement 2.40.
it('a card is 1200 × 630, with the model in the middle and the logo in a corner', async () => {
  const model =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><path d="M300 150h200v200H300z" fill="#f00"/></svg>';
  const card = await drawCard(Buffer.from(model), readFileSync('static/img/logo.svg', 'utf8'));
  const { data, info } = await sharp(card)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const colorAt = (x: number, y: number) => [
    ...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
  ];
  const [red = 0, green = 255] = colorAt(600, 315);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  // First the background beside the model, then the blue of the logo.
  expect(Math.min(...colorAt(1105, 605))).toBeGreaterThan(220);
  const [logoRed = 255, , logoBlue = 0] = colorAt(60, 100);
  expect(logoBlue - logoRed).toBeGreaterThan(80);
});
