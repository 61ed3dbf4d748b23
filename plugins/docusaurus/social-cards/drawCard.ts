import sharp from 'sharp';

/** The size that most social networks expect, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

/** The background, as on the site's own card (assets/drawSocialCard.ts). */
export const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs>
<pattern id="fine" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M10 0H0V10" fill="none" stroke="#145a86" stroke-opacity=".07"/></pattern>
<pattern id="coarse" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M50 0H0V50" fill="none" stroke="#145a86" stroke-opacity=".13"/></pattern>
</defs>
<path d="M0 0h1200v630H0z" fill="#fcfdfd"/><path d="M0 0h1200v630H0z" fill="url(#fine)"/><path d="M0 0h1200v630H0z" fill="url(#coarse)"/>
</svg>`;

/** Returns a PNG of `cardSize`: the picture of a model on the site's background, with `logo` in a corner. */
export async function drawCard(picture: Buffer, logo: string): Promise<Buffer> {
  const { width, height } = cardSize;
  const model = await sharp(picture).resize({ height }).raw().toBuffer({ resolveWithObject: true });
  const mark = await sharp(Buffer.from(logo)).resize({ width: 64 }).png().toBuffer();
  const left = Math.round((width - model.info.width) / 2);
  return sharp(Buffer.from(background))
    .composite([
      { input: model.data, raw: model.info, left, top: 0 },
      { input: mark, left: 48, top: 48 },
    ])
    .png({ palette: true, effort: 3, compressionLevel: 9 })
    .toBuffer();
}
