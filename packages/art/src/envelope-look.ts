import type { Figure } from './curve.ts';
import { ring } from './ring.ts';

/** Paper and ink of a series. Like certificates, envelopes keep them in both themes. */
export type EnvelopeLook = Readonly<{ ink: string; paper: string; seal: readonly Figure[] }>;

const sealOf = (folds: number): readonly Figure[] => [
  ring({ folds, waves: 2, radius: 68, amplitude: 15, swing: 6, count: 3 }),
  ring({ folds, waves: 1, radius: 42, amplitude: 10, count: 3 }),
];

const looks: readonly EnvelopeLook[] = [
  { ink: '#7A4A24', paper: '#F3E3D3', seal: sealOf(12) },
  { ink: '#2F5B66', paper: '#DCEEF1', seal: sealOf(9) },
  { ink: '#0B5D4E', paper: '#DCEBE5', seal: sealOf(10) },
  { ink: '#3B3F9E', paper: '#E3E4FA', seal: sealOf(14) },
  { ink: '#7A5600', paper: '#F8E9BF', seal: sealOf(11) },
  { ink: '#46525C', paper: '#E4E9ED', seal: sealOf(8) },
];

/** Neighbouring series look different at a glance. */
export function envelopeLook(seriesId: string): EnvelopeLook {
  const at = Number(BigInt(seriesId) % BigInt(looks.length));
  return looks[at] as EnvelopeLook;
}
