import { type ReactNode, useId } from 'react';
import { lookOf } from './envelope-look.ts';
import { EnvelopeBack, EnvelopeFront, SealMark, Waves } from './envelope-parts.tsx';

type RevealPictureProps = Readonly<{
  seriesId: string;
  name: string;
  box: string;
  amount: string;
  symbol: string;
}>;

/** The letter comes out of its envelope, once and without haste; under reduced motion it is out already. */
export function RevealPicture(props: RevealPictureProps): ReactNode {
  const waves = useId();
  const clip = useId();
  const look = lookOf(props.seriesId);
  return (
    <svg
      aria-hidden="true"
      viewBox="10 -180 620 574"
      className="mx-auto block h-auto w-full max-w-[320px] [filter:brightness(var(--art-dim))]"
    >
      <defs>
        <Waves id={waves} ink={look.ink} />
        <clipPath id={clip}>
          <path d="M0 -180H640V150L320 300 0 150z" />
        </clipPath>
      </defs>
      <EnvelopeBack look={look} />
      <g clipPath={`url(#${clip})`}>
        <g className="transition-[translate,opacity] duration-600 ease-out starting:translate-y-[220px] starting:opacity-0">
          <Letter {...props} waves={waves} />
        </g>
      </g>
      <EnvelopeFront look={look} waves={waves} />
    </svg>
  );
}

function Letter({
  seriesId,
  name,
  box,
  amount,
  symbol,
  waves,
}: RevealPictureProps & Readonly<{ waves: string }>): ReactNode {
  const look = lookOf(seriesId);
  const line = { stroke: look.ink, strokeWidth: 2.5 };
  return (
    <>
      <rect x={70} y={-170} width={500} height={480} rx={16} fill="#FFFFFF" {...line} />
      <rect x={84} y={-156} width={472} height={460} rx={8} fill="#FAF6EC" />
      <rect x={84} y={-156} width={472} height={460} rx={8} fill={`url(#${waves})`} {...line} />
      <g fill={look.ink}>
        <text x={116} y={-108} fontSize={28} fontFamily="var(--serif)">
          {name}
        </text>
        <text x={116} y={-76} fontSize={20} fontFamily="var(--mono)">
          {box}
        </text>
        <text
          x={114}
          y={52}
          fontSize={amount.length > 5 ? 64 : 92}
          fontWeight={600}
          fontFamily="var(--sans)"
        >
          {amount}
        </text>
        <text x={116} y={94} fontSize={30} fontFamily="var(--sans)">
          {symbol}
        </text>
      </g>
      <SealMark look={look} x={452} y={-20} scale={1.05} />
    </>
  );
}
