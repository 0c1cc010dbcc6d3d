import type { Address } from '@vellum/tron/address';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { readRights } from './account-rights.ts';
import { approvalTexts } from './texts.ts';

/** Whether anybody else can sign for the address: worse than any approval, and not to be seen among them. */
export function RightsNotice({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(approvalTexts);
  const { data: rights } = useChainRead(['approvals', 'rights', address], (chain) =>
    readRights(chain, address),
  );
  if (!rights) return null;
  if (rights.standing === 'own') {
    return (
      <p className="mt-6 flex gap-2 px-4 text-14 text-ink-2">
        <Icon of={KeyRound} size={20} className="flex-none text-up" />
        {t('rightsFine')}
      </p>
    );
  }
  return (
    <div role="alert" className="px-4 pt-6">
      <Notice kind="bad" icon={KeyRound}>
        <b className="block font-strong">{t('rightsTitle')}</b>
        <p>{t(rights.standing === 'owner' ? 'rightsOwner' : 'rightsShared')}</p>
        {rights.others.length > 0 && (
          <>
            <p className="pt-2">{t('rightsKeys', { n: rights.others.length })}</p>
            <ul className="grid gap-3 pt-1">
              {rights.others.map((other) => (
                <li key={other}>
                  <AddressFull address={other} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="pt-2">{t('rightsNever')}</p>
      </Notice>
    </div>
  );
}
