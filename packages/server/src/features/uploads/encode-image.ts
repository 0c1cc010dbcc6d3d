import sharp from 'sharp';

/** An image that holds nothing but pixels. */
export type EncodedImage = Readonly<{ data: Buffer; width: number; height: number }>;

export type ImageRefusal = 'IMAGE_FORMAT' | 'IMAGE_PIXELS';

const MAX_INPUT_PIXELS = 25_000_000;
const MAX_SIDE = 1024;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

// Formats that are programs, or whose loaders have been attacked. What is blocked looks like no image at all.
sharp.block({
  operation: [
    'VipsForeignLoadSvg',
    'VipsForeignLoadPdf',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadMagick',
    'VipsForeignLoadOpenexr',
    'VipsForeignLoadRad',
    'VipsForeignLoadVips',
    'VipsForeignLoadCsv',
    'VipsForeignLoadMatrix',
    'VipsForeignLoadPpm',
    'VipsForeignLoadFits',
    'VipsForeignLoadJxl',
    'VipsForeignLoadJp2k',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Reads an image and writes it again as WebP, at most 1024 pixels a side: nothing of the file itself is
 * kept, neither where it was taken nor what was hidden behind it. Of an animation the first picture.
 */
export async function encodeImage(file: Buffer): Promise<EncodedImage | ImageRefusal> {
  const source = () =>
    sharp(file, { failOn: 'truncated', limitInputPixels: MAX_INPUT_PIXELS, pages: 1 });
  try {
    const { format, width, height } = await source().metadata();
    if (!formats.has(format)) return 'IMAGE_FORMAT';
    if (width * height > MAX_INPUT_PIXELS) return 'IMAGE_PIXELS';
    const { data, info } = await source()
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    return /pixel limit/i.test((error as Error).message) ? 'IMAGE_PIXELS' : 'IMAGE_FORMAT';
  }
}
