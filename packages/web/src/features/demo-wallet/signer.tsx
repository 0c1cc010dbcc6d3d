import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { ApproveRow } from './approve-row.tsx';
import type { DemoAccount } from './demo-accounts.ts';
import { useTexts } from './use-texts.ts';

/** Whose key signs. */
export function Signer({ account }: Readonly<{ account: DemoAccount }>): ReactNode {
  const t = useTexts();
  const { role, address } = account;
  return (
    <ApproveRow label={t('signedBy')}>
      <span className="flex items-center gap-2">
        <Identicon address={address} />
        {t(role)}
        <span className="font-mono text-13">{shortenAddress(address)}</span>
      </span>
    </ApproveRow>
  );
}
