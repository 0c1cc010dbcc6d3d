import type { Address } from '@vellum/tron/address';
import { shortenAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import type { WalletName } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';

/** A wallet's own picture, or the first letter of its name where there is none that can be drawn. */
export function WalletTile({ name }: Readonly<{ name: WalletName }>): ReactNode {
  const { found } = useWallet();
  const icon = found.find((one) => one.name === name)?.icon ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className="title grid size-11 flex-none place-items-center overflow-hidden rounded-control bg-surface-2 text-20"
    >
      {icon === null || icon === broken ? (
        [...name][0]
      ) : (
        <img
          src={icon}
          alt=""
          width={44}
          height={44}
          decoding="async"
          onError={() => setBroken(icon)}
          className="size-11 object-contain"
        />
      )}
    </span>
  );
}

type HeadProps = Readonly<{ name: WalletName; address?: Address | null; detail?: string }>;

/** Which wallet a state is about. */
export function WalletHead({ name, address = null, detail }: HeadProps): ReactNode {
  const label = useWalletLabel()(name);
  return (
    <div className="flex items-center gap-3">
      <WalletTile name={name} />
      <span className="min-w-0">
        <span className="block font-strong break-words">{label}</span>
        {address && (
          <span title={address} className="block font-mono text-13 text-ink-2">
            {shortenAddress(address)}
          </span>
        )}
        {detail && <span className="block text-14 text-ink-2">{detail}</span>}
      </span>
    </div>
  );
}
