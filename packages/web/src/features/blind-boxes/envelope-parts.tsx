import { type Figure, unitsPerPixel } from '@vellum/art/curve';
import { ring } from '@vellum/art/ring';
import { type ReactNode, useId } from 'react';

type PartProps = Readonly<{ look: EnvelopeLook }>;

/** Two waves, over and over. */
export function Waves({ id, ink }: Readonly<{ id: string; ink: string }>): ReactNode {
  return (
    <pattern id={id} width={40} height={18} patternUnits="userSpaceOnUse">
      <path
        d="M0 5q10-6 20 0t20 0M0 14q10-5 20 0t20 0"
        fill="none"
        stroke={ink}
        strokeWidth={1}
        opacity={0.2}
      />
    </pattern>
  );
}

type SealMarkProps = PartProps & Readonly<{ x: number; y: number; scale?: number }>;

/** The engraved seal around a middle; `scale` 1 is 180 wide. */
export function SealMark({ look, x, y, scale = 1 }: SealMarkProps): ReactNode {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={86} fill={look.paper} />
      <g
        transform={`scale(${sealScale})`}
        fill="none"
        stroke={look.ink}
        strokeWidth={3 / sealScale}
      >
        {look.seal.map(({ path, folds }, figure) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a seal are fixed.
          <g key={figure}>
            <path id={`${id}${figure}`} d={path} />
            {Array.from({ length: folds - 1 }, (_, fold) => (360 / folds) * (fold + 1)).map(
              (angle) => (
                <use key={angle} href={`#${id}${figure}`} transform={`rotate(${angle})`} />
              ),
            )}
          </g>
        ))}
      </g>
      <circle r={26} fill={look.ink} />
      <path
        d="M-11 -10L0 12 11 -10"
        fill="none"
        stroke={look.paper}
        strokeWidth={5}
        strokeLinejoin="round"
      />
    </g>
  );
}

/** What lies behind an open envelope: its raised flap and the dark inside. */
export function EnvelopeBack({ look }: PartProps): ReactNode {
  return (
    <>
      <path
        d="M24 158L320 10 616 158z"
        fill={look.paper}
        stroke={look.ink}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path d="M21 152H619V340H21z" fill={look.paper} />
      <path d="M21 152H619V340H21z" fill={look.ink} opacity={0.28} />
    </>
  );
}

/** The front pocket of an open envelope, over whatever sticks out of it. */
export function EnvelopeFront({ look, waves }: PartProps & Readonly<{ waves: string }>): ReactNode {
  const shape = 'M20 150L320 300 620 150V366a18 18 0 01-18 18H38a18 18 0 01-18-18z';
  return (
    <>
      <path d={shape} fill={look.paper} />
      <path
        d={shape}
        fill={`url(#${waves})`}
        stroke={look.ink}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path d="M24 380L250 262M616 380L390 262" fill="none" stroke={look.ink} strokeWidth={3} />
    </>
  );
}

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
export function lookOf(seriesId: string): EnvelopeLook {
  const at = Number(BigInt(seriesId) % BigInt(looks.length));
  return looks[at] as EnvelopeLook;
}

/** How much the figures of a seal are to be shrunk to their plane. */
const sealScale = 1 / unitsPerPixel;
