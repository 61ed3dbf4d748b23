import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { publicFolder } from '../../plugins/models/folders';
import { thumbnailOf, thumbnailWidth } from '../../src/components/model/picture/thumbnail';

/** Pictures in hand at the same time: the machine has little more to give, and each takes memory. */
const workers = 2;

/** Makes the small pictures that are missing, and removes those whose picture is gone. */
export async function drawThumbnails(): Promise<void> {
  const wanted = new Map<string, string>();
  for (const picture of filesOf('/models')) {
    const thumbnail = thumbnailOf(picture);
    if (thumbnail !== null) wanted.set(thumbnail, picture);
  }
  const missing = [...wanted].filter(([thumbnail]) => !existsSync(inPublicFolder(thumbnail)));
  const work = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [thumbnail, picture] = next;
      await shrink(picture, thumbnail);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  for (const file of filesOf('/thumbnails')) {
    if (!wanted.has(file)) rmSync(inPublicFolder(file));
  }
}

async function shrink(picture: string, thumbnail: string): Promise<void> {
  const target = inPublicFolder(thumbnail);
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp(inPublicFolder(picture))
    .resize(thumbnailWidth)
    .webp({ quality: 80, alphaQuality: 80, effort: 4 })
    .toFile(target);
}

/** The addresses of all files below a folder that readers load from. */
function filesOf(folder: string): string[] {
  if (!existsSync(inPublicFolder(folder))) return [];
  return readdirSync(inPublicFolder(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `/${path.relative(publicFolder, file).replaceAll(path.sep, '/')}`;
    });
}

const inPublicFolder = (address: string): string => path.join(publicFolder, address);
