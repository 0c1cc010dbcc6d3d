import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { Droplet, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isOnlyHere } from '../../shared/navigation/is-only-here.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { CopyButton } from '../../shared/ui/overlays/copy-button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { DemoAccount, DemoRole } from './demo-accounts.ts';
import { FaucetRefused } from './demo-node.ts';
import { currentDemoNode, demoAccounts } from './demo-wallet.ts';
import { RoleList } from './role-list.tsx';
import { demoWalletTexts } from './texts.ts';

/** Of every account's balance, so that who changes one can have it asked for again. */
const demoBalanceKey = (address: Address | null) => ['demo-wallet', 'balance', address];

/** The chain serves pages of its own machine, and is silent to others. */
const silence = () => (isOnlyHere(location.hostname) ? 'faucetFailed' : 'faucetElsewhere');

/** TRX of the account as text; null while it is not known. */
function useBalance(address: Address | null): string | null {
  const { data } = useQuery({
    queryKey: demoBalanceKey(address),
    queryFn: async () => (address ? ((await currentDemoNode()?.balance(address)) ?? null) : null),
    enabled: address !== null,
    staleTime: 0,
  });
  return data === undefined || data === null ? null : amountText(data, 6).full;
}

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

/** Asks the embedded chain for coins; the chain itself says when it is enough. */
function FaucetButton({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const drip = async () => {
    setBusy(true);
    try {
      const sun = (await currentDemoNode()?.drip(address)) ?? 0n;
      await queries.invalidateQueries({ queryKey: demoBalanceKey(address) });
      await showToast({ kind: 'good', text: t('gotFunds', { amount: amountText(sun, 6).full }) });
    } catch (error) {
      const isRefused = error instanceof FaucetRefused;
      const text = t(isRefused ? 'faucetRefused' : silence());
      await showToast({ kind: isRefused ? 'plain' : 'bad', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void drip()}>
      {!busy && <Icon of={Droplet} size={20} />}
      {t('getFunds')}
    </Button>
  );
}

/** Takes a key out of this browser, or out of existence; asks before either. */
function KeyButtons({ account }: Readonly<{ account: DemoAccount }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const [asking, setAsking] = useState<'nothing' | 'show' | 'forget'>('nothing');
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setAsking('nothing');
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" size="small" onClick={() => setAsking('show')}>
          {t('exportKey')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => setAsking('forget')}>
          {t('forget')}
        </Button>
      </div>
      {shown === account.privateKey && (
        <div className="flex items-center gap-2 rounded-control bg-surface-2 p-3">
          <code className="min-w-0 flex-1 font-mono text-13 break-all">{shown}</code>
          <CopyButton text={shown} what={t('privateKey')} />
        </div>
      )}
      <ConfirmDialog
        open={asking === 'show'}
        onClose={close}
        onConfirm={() => setShown(account.privateKey)}
        title={t('exportTitle')}
        detail={t('exportText')}
        confirm={t('exportConfirm')}
      />
      <ConfirmDialog
        open={asking === 'forget'}
        onClose={close}
        onConfirm={() => demoAccounts.forget(account.address)}
        title={t('forgetTitle')}
        detail={t(account.role === 'newcomer' ? 'forgetText' : 'forgetPersonaText')}
        confirm={t('forget')}
        dangerous
      />
    </>
  );
}
