import { unitsPerPixel } from './curve.ts';
import { tenth } from './turned.ts';
import { waveLine } from './wave-line.ts';

type WaveField = Readonly<{
  left: number;
  right: number;
  top: number;
  bottom: number;
  gap: number;
  height: number;
  length: number;
  /** How far each line starts after the one above it: neighbours beat against each other. */
  drift: number;
  line: number;
  ink: string;
  opacity: number;
}>;

/** The tint of the paper: one wave, repeated downwards with a phase drift. */
export function waveField(id: string, field: WaveField): string {
  const { left, right, top, bottom, gap, height, length, drift } = field;
  const halves = Math.ceil((right - left + 4 * length) / (length / 2));
  const path = waveLine({ from: -length, length, height, halves });
  const lines = Math.floor((bottom - top) / gap) + 1;
  const copies = Array.from({ length: lines }, (_, index) => {
    const phase = (((index * drift) % length) + length) % length;
    const x = Math.round((left - length + phase) * unitsPerPixel);
    return `<use href="#${id}" x="${x}" y="${Math.round((top + index * gap) * unitsPerPixel)}"/>`;
  });
  const look = `stroke="${field.ink}" stroke-width="${tenth(field.line * unitsPerPixel)}" opacity="${field.opacity}"`;
  return `<g fill="none" ${look}><defs><path id="${id}" d="${path}"/></defs>${copies.join('')}</g>`;
}
