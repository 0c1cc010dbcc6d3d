import type { Page } from 'playwright-core';

/** What two pictures may differ by and still be called the same. */
export const tolerance = {
  /** Of 255, in the channel that differs most: what engines round or smooth otherwise. */
  colour: 16,
  /** Of all pixels: a digit more or less, not a line that moved. */
  share: 0.001,
};

export type Comparison = Readonly<{
  /** Share of the pixels that differ by more than the tolerance; 1 where the sizes differ. */
  share: number;
  /** The wanted picture in grey with what differs in red, as PNG. */
  difference: Buffer;
}>;

/** Compares two PNGs pixel by pixel, on the canvas of a browser. */
export async function comparePictures(
  page: Page,
  wanted: Buffer,
  actual: Buffer,
): Promise<Comparison> {
  const sources = [wanted, actual].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const { share, url } = await page.evaluate(differ, { sources, colour: tolerance.colour });
  return { share, difference: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** Runs in the page. */
async function differ({ sources, colour }: { sources: string[]; colour: number }) {
  const [canvas, ...pictures] = await Promise.all([
    document.createElement('canvas'),
    ...sources.map(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture;
    }),
  ]);
  const [wanted, actual] = pictures as [HTMLImageElement, HTMLImageElement];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser cannot draw');
  canvas.width = wanted.width;
  canvas.height = wanted.height;
  const [before, after] = [wanted, actual].map((picture) => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  }) as [ImageData, ImageData];
  let count = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs(before.data[at + channel]! - after.data[at + channel]!) > colour,
    );
    if (far) count += 1;
    const grey = 160 + (before.data[at + 1] ?? 0) * 0.35;
    after.data.set(far ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
  }
  pen.putImageData(after, 0, 0);
  const isSameSize = wanted.width === actual.width && wanted.height === actual.height;
  return { share: isSameSize ? count / (before.data.length / 4) : 1, url: canvas.toDataURL() };
}
