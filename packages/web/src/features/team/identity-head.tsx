import { shortenAddress } from '@vellum/tron/address';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import type { Standing } from '../../shared/membership/standing.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { nameOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { useTexts } from './use-texts.ts';

type IdentityHeadProps = Readonly<{ standing: Extract<Standing, { address: string }> }>;

/** Who is connected and where they stand. */
export function IdentityHead({ standing }: IdentityHeadProps): ReactNode {
  const t = useTexts();
  const { connection } = useWallet();
  const label = useWalletLabel();
  return (
    <div className="grid gap-2 px-4 pt-3">
      <div className="flex items-center gap-4">
        <Identicon address={standing.address} size={56} />
        <div className="min-w-0 flex-1">
          <p className="-my-1.5 halo flex items-center font-mono text-18" title={standing.address}>
            {shortenAddress(standing.address)}
            <CopyButton text={standing.address} what={t('copyAddress')} />
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Badges standing={standing} />
          </div>
        </div>
      </div>
      <p className="text-14 text-ink-2">
        {t('meConnected', { wallet: label(nameOf(connection) ?? '') })}
      </p>
      {standing.status === 'inactive' && (
        <div className="pt-2">
          <Button onClick={() => openActivation()}>{t('activate')}</Button>
        </div>
      )}
    </div>
  );
}

function Badges({ standing }: IdentityHeadProps): ReactNode {
  const t = useTexts();
  if (standing.status === 'inactive') return <StatusBadge>{t('notActive')}</StatusBadge>;
  if (standing.status !== 'active') return null;
  return (
    <>
      <StatusBadge kind="up" icon={CircleCheck}>
        {t('activeBadge')}
      </StatusBadge>
      <StatusBadge kind="accent">{t('level', { level: standing.level })}</StatusBadge>
    </>
  );
}
