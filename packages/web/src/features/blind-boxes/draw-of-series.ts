import type { PublicDraw } from './box-queries.ts';

/** The draw that was asked for: a true one of another series would be found right. Throws for that. */
export function drawOfSeries(draw: PublicDraw, seriesId: string): PublicDraw {
  if (draw.seriesId !== seriesId)
    throw new Error(`series ${draw.seriesId} in place of ${seriesId}`);
  return draw;
}
