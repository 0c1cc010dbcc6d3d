import { type Address, shortenAddress } from '@vellum/tron/address';
import { CircleCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import type { Standing } from '../../shared/membership/standing.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { CopyButton } from '../../shared/ui/overlays/copy-button.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { nameOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { teamTexts } from './texts.ts';

/** What people say of themselves, and the ways to it. */
export type PersonParts = Readonly<
  Record<'Face' | 'Name' | 'Links', ComponentType<Readonly<{ address: Address }>>>
>;

type StandingProps = Readonly<{ standing: Extract<Standing, { address: string }> }>;
type IdentityHeadProps = StandingProps & Readonly<{ parts: PersonParts }>;

/** Who is connected and where they stand. */
export function IdentityHead({ standing, parts }: IdentityHeadProps): ReactNode {
  const t = useTexts(teamTexts);
  const { connection } = useWallet();
  const label = useWalletLabel();
  const { address } = standing;
  return (
    <div className="grid gap-2 px-4 pt-3">
      <div className="flex items-center gap-4">
        <parts.Face address={address} />
        <div className="min-w-0 flex-1">
          <parts.Name address={address} />
          <div className="flex flex-wrap items-center gap-2 pt-1">
            <Badges standing={standing} />
          </div>
        </div>
      </div>
      <p className="-my-1 halo flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
        <span title={address} className="font-mono text-ink">
          {shortenAddress(address)}
        </span>
        <CopyButton text={address} what={t('copyAddress')} />
        {t('meConnected', { wallet: label(nameOf(connection) ?? '') })}
      </p>
      <div className="-my-2 flex flex-wrap gap-x-5">
        <parts.Links address={address} />
      </div>
      {standing.status === 'inactive' && (
        <div className="pt-2">
          <Button onClick={() => openActivation()}>{t('activate')}</Button>
        </div>
      )}
    </div>
  );
}

function Badges({ standing }: StandingProps): ReactNode {
  const t = useTexts(teamTexts);
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
