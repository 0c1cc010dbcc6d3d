import { type EnvelopeLook, envelopeLook } from '@vellum/art/envelope-look';
import { type ReactNode, useId } from 'react';
import { EnvelopeBack, EnvelopeFront, SealMark, Waves } from './envelope-parts.tsx';

/** `planned`: not on sale yet. `sealed`: closed. `open`: its letter shows. */
export type EnvelopeState = 'planned' | 'sealed' | 'open';

type EnvelopeProps = Readonly<{
  seriesId: string;
  state: EnvelopeState;
  /** Printed over the lower edge: `2,000 / 2,000`. */
  band?: string | undefined;
  className?: string;
}>;

/** A box as the envelope it is drawn as. It carries no meaning of its own: words stand beside it. */
export function Envelope({ seriesId, state, band, className }: EnvelopeProps): ReactNode {
  const waves = useId();
  const look = envelopeLook(seriesId);
  const isOpen = state === 'open';
  return (
    <svg
      aria-hidden="true"
      viewBox={isOpen ? '18 6 604 382' : '18 18 604 368'}
      className={`block h-auto w-full [filter:brightness(var(--art-dim))] ${className ?? ''}`}
    >
      <defs>
        <Waves id={waves} ink={look.ink} />
      </defs>
      {isOpen ? (
        <OpenEnvelope look={look} waves={waves} />
      ) : (
        <ClosedEnvelope look={look} waves={waves} planned={state === 'planned'} />
      )}
      {band && <Band look={look} text={band} />}
    </svg>
  );
}

type DrawingProps = Readonly<{ look: EnvelopeLook; waves: string }>;

function ClosedEnvelope({
  look,
  waves,
  planned,
}: DrawingProps & Readonly<{ planned: boolean }>): ReactNode {
  const line = {
    stroke: look.ink,
    strokeWidth: 3,
    ...(planned && { strokeDasharray: '10 8' }),
  };
  return (
    <>
      <rect x={20} y={20} width={600} height={364} rx={18} fill={look.paper} />
      <rect x={20} y={20} width={600} height={364} rx={18} fill={`url(#${waves})`} {...line} />
      <path d="M25 379L262 190M615 379L378 190" fill="none" {...line} />
      <path d="M25 26L300 222q20 14 40 0L615 26" fill={look.paper} {...line} />
      {!planned && <SealMark look={look} x={320} y={216} />}
    </>
  );
}

function OpenEnvelope({ look, waves }: DrawingProps): ReactNode {
  return (
    <>
      <EnvelopeBack look={look} />
      <rect
        x={90}
        y={70}
        width={460}
        height={220}
        rx={10}
        fill="#FFFFFF"
        stroke={look.ink}
        strokeWidth={3}
      />
      <path d="M120 110h150M120 140h110" stroke={look.ink} strokeWidth={6} />
      <SealMark look={look} x={450} y={150} scale={0.62} />
      <EnvelopeFront look={look} waves={waves} />
    </>
  );
}

function Band({ look, text }: Readonly<{ look: EnvelopeLook; text: string }>): ReactNode {
  return (
    <>
      <rect x={20} y={300} width={600} height={52} fill={look.ink} />
      <text
        x={320}
        y={336}
        textAnchor="middle"
        fontFamily="var(--mono)"
        fontSize={30}
        letterSpacing={3}
        fill={look.paper}
      >
        {text}
      </text>
    </>
  );
}
