import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
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

/** One fact of what is signed: the question on the left, the answer on the right. As wide as in the review, so that no chunk of an address breaks at 360 px. */
export function ApproveRow(props: Readonly<{ label: string; children: ReactNode }>): ReactNode {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-3 border-t border-line-soft py-3 first:border-t-0 max-[359px]:grid-cols-[88px_1fr]">
      <dt className="text-14 text-ink-2">{props.label}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </div>
  );
}
