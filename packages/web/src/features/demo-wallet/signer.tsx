import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { ApproveRow } from './approve-row.tsx';
import type { DemoAccount } from './demo-accounts.ts';
import { demoWalletTexts } from './texts.ts';

/** Whose key signs. */
export function Signer({ account }: Readonly<{ account: DemoAccount }>): ReactNode {
  const t = useTexts(demoWalletTexts);
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
