import { parentPort } from 'node:worker_threads';
import { renderAsync } from '@resvg/resvg-js';
import type { PicturePlan } from '../picture-plan.ts';
import { drawPicture } from './draw-picture.ts';
import { Typesetter } from './typesetter.ts';

// Draws pictures of links in a thread of its own: the fonts and the picture cost a hundred milliseconds of work.

const port = parentPort;
if (port === null) throw new Error('this runs as a thread only');
const setter = new Typesetter();

port.on('message', (plan: PicturePlan) => {
  drawn(plan).then(
    (png) => port.postMessage({ kind: 'drawn', png }),
    (error: unknown) => port.postMessage({ kind: 'failed', reason: String(error) }),
  );
});

async function drawn(plan: PicturePlan): Promise<Uint8Array> {
  const svg = await drawPicture(setter, plan);
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}
