import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

type QrCodeProps = Readonly<{
  text: string;
  /** What scanning it does, for those who cannot see it. */
  label: string;
  size?: number;
}>;

/** Always dark on white: cameras read nothing else reliably. */
export function QrCode({ text, label, size = 168 }: QrCodeProps): ReactNode {
  const code = useMemo(() => encode(text, { border: 0, ecc: 'M' }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="flex-none rounded-control bg-[#fff]"
    >
      <path d={qrPath(code.data)} fill="#14201c" />
    </svg>
  );
}
