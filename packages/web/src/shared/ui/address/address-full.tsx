import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { addressChunks } from '../../format/address-chunks.ts';

/** The whole address as confirm screens show it: eight chunks, each underlined in its own ink. */
export function AddressFull({ address }: Readonly<{ address: Address }>): ReactNode {
  return (
    <span className="block">
      <span className="sr-only">{address}</span>
      <span
        aria-hidden
        className="grid grid-cols-[repeat(4,auto)] justify-start gap-x-3 gap-y-2 font-mono text-16/5 max-[359px]:gap-x-2 max-[359px]:text-13"
      >
        {addressChunks(address).map(({ text, ink, end }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the chunks of an address have fixed places.
            key={index}
            className={`justify-self-start border-b-3 pb-px ${end ? 'font-[700]' : ''}`}
            style={{ borderColor: `var(--c${ink})` }}
          >
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
