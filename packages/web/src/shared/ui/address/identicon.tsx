import { type IdenticonCells, identiconCells } from '@vellum/art/identicon-cells';
import { type ReactNode, useMemo } from 'react';

/** Printed colours: they stay the same in both themes, as a face should. */
const papers: Readonly<Record<IdenticonCells['ink'], readonly [ink: string, paper: string]>> = {
  green: ['#3f6212', '#e8f0d8'],
  brown: ['#7a4a24', '#f3e3d3'],
  blue: ['#2f5b66', '#dceef1'],
};

type IdenticonProps = Readonly<{ address: string; size?: number }>;

/** Tells addresses apart at a glance; never a proof of which it is. */
export function Identicon({ address, size = 28 }: IdenticonProps): ReactNode {
  const { ink, filled } = useMemo(() => identiconCells(address), [address]);
  const [colour, paper] = papers[ink];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 9 9"
      width={size}
      height={size}
      className="flex-none rounded-full"
    >
      <rect width="9" height="9" fill={paper} />
      {filled.map(([x, y]) => (
        <rect key={`${x}${y}`} x={x + 2} y={y + 2} width="1.02" height="1.02" fill={colour} />
      ))}
    </svg>
  );
}
