import { shortenAddress } from '@vellum/tron/address';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Identicon } from '../../shared/ui/identicon.tsx';
import type { DemoRole } from './demo-accounts.ts';
import { demoAccounts } from './demo-wallet.ts';
import { FaucetButton } from './faucet-button.tsx';
import { KeyButtons } from './key-buttons.tsx';
import { RoleList } from './role-list.tsx';
import { demoWalletTexts } from './texts.ts';
import { useBalance } from './use-balance.ts';

const personas: readonly DemoRole[] = ['collector', 'creator', 'owner'];

/** The accounts of the demo wallet: which is in use, more of them, and test funds. */
export function AccountsPanel(): ReactNode {
  const t = useTexts(demoWalletTexts);
  const { list, active } = useStore(demoAccounts.subscribe, demoAccounts.get);
  const account = list.find(({ address }) => address === active) ?? null;
  const balance = useBalance(active);
  const missing = personas.filter((role) => !list.some((one) => one.role === role));
  return (
    <section className="mt-6">
      <div className="double-rule flex min-h-12 items-center justify-between gap-3">
        <h3 className="title text-18">{t('accounts')}</h3>
        <span className="text-14 text-ink-2">
          {balance === null ? t('balanceUnknown') : t('balance', { amount: balance })}
        </span>
      </div>
      <RoleList
        label={t('accounts')}
        choices={list.map(({ role, address }) => ({
          value: address,
          title: t(role),
          detail: <span className="font-mono text-13">{shortenAddress(address)}</span>,
          face: <Identicon address={address} size={36} />,
        }))}
        value={active}
        onChange={demoAccounts.use}
      />
      <div className="mt-3 grid gap-2">
        {account && <FaucetButton address={account.address} />}
        {account && <KeyButtons account={account} />}
        <div className="grid grid-cols-2 justify-items-start gap-x-2 *:px-0">
          <Add label={t('addKey')} onClick={() => demoAccounts.take('newcomer')} />
          {missing.map((role) => (
            <Add
              key={role}
              label={t('addPersona', { name: t(role) })}
              onClick={() => demoAccounts.take(role)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Add({ label, onClick }: Readonly<{ label: string; onClick: () => void }>): ReactNode {
  return (
    <Button kind="ghost" size="small" onClick={onClick}>
      <Icon of={Plus} size={16} />
      {label}
    </Button>
  );
}
