import type { Figure } from '@vellum/art/curve';
import { ring } from '@vellum/art/ring';
import { type ReactNode, useMemo, useState } from 'react';
import { wholeFigure } from '../../art/whole-figure.ts';
import { isServerView } from '../../start/server-view.ts';
import { Rosette } from './rosette.tsx';

const inks = ['--c0', '--c2', '--c1', '--c5', '--c3', '--c4'] as const;

type SealProps = Readonly<{ letter: string; ink: number; size?: number }>;

const rings = new Map<string, readonly Figure[]>();

/** Of the few there are each is computed once: a list shows many. */
function sealRing(folds: number, isShort: boolean): readonly Figure[] {
  const key = `${folds} ${isShort}`;
  let figures = rings.get(key);
  if (!figures) {
    const sector = ring({ folds, waves: 1, radius: 76, amplitude: 20, count: 4 });
    // The server sends what is short, a browser draws what is quick.
    figures = [isShort ? sector : wholeFigure(sector)];
    rings.set(key, figures);
  }
  return figures;
}

/** A letter in an engraved ring: the face of a token or an asset. */
export function Seal({ letter, ink, size = 44 }: SealProps): ReactNode {
  const folds = 12 + (ink % 4);
  // One that was hydrated stays as it came.
  const [isShort] = useState(isServerView);
  const figures = sealRing(folds, isShort);
  return (
    <span
      aria-hidden
      className="relative inline-grid flex-none place-items-center rounded-full bg-surface"
      style={{ width: size, height: size, color: `var(${inks[ink % inks.length] ?? '--c0'})` }}
    >
      <Rosette figures={figures} plane={200} line={1.5} className="absolute inset-0 size-full" />
      <span className="title" style={{ fontSize: size * 0.4, lineHeight: 1 }}>
        {letter}
      </span>
    </span>
  );
}

/** Something is done and on chain: the check draws itself once. */
export function DoneSeal(): ReactNode {
  const figures = useMemo(
    () => [ring({ folds: 18, waves: 1, radius: 80, amplitude: 16, count: 6 })],
    [],
  );
  return (
    <span
      aria-hidden
      className="relative inline-grid size-24 flex-none place-items-center text-primary"
    >
      <Rosette figures={figures} plane={200} line={1.2} className="absolute inset-0 size-full" />
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-12 rounded-full bg-primary p-1 text-on-primary"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="seal-check" pathLength={1} d="M6 12.5l4 4 8-9" />
      </svg>
    </span>
  );
}
