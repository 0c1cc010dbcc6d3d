import { unitsPerPixel } from '@vellum/art/curve';
import type { EnvelopeLook } from '@vellum/art/envelope-look';
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

/** How much the figures of a seal are to be shrunk to their plane. */
const sealScale = 1 / unitsPerPixel;
