import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { rememberedInviter } from '../state/inviter.ts';
import { Button } from '../ui/buttons/button.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';
import { InviterField } from './inviter-field.tsx';
import { Inviter } from './inviter-name.tsx';
import { membershipTexts } from './texts.ts';
import { useInviterCheck } from './use-inviter-check.ts';

type InviterChangeProps = Readonly<{ inviter: Address | null; onChange: () => void }>;

/** Names another inviter, by address or code, or none. */
export function InviterChange({ inviter, onChange }: InviterChangeProps): ReactNode {
  const t = useTexts(membershipTexts);
  const member = addressOf(useWallet().connection) ?? '';
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const check = useInviterCheck(member, typed, left);
  const found = check.status === 'found' ? check.inviter : null;
  const choose = (text: string | null) => {
    rememberedInviter.set(text);
    onChange();
  };
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
  };
  return (
    <div className="mt-2 grid gap-3">
      <InviterField form={{ typed, type, leave: () => setLeft(true), check }} />
      {found && !found.isRoot && (
        <p className="flex items-center gap-3">
          <Inviter address={found.address} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={!found} onClick={() => found && choose(found.address)}>
          {t('useInviter')}
        </Button>
        {inviter && (
          <Button kind="secondary" size="small" onClick={() => choose(null)}>
            {t('withoutInviter')}
          </Button>
        )}
      </div>
    </div>
  );
}
