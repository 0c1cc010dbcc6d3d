import { shortenAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { type ReactNode, useId, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { radioClass } from '../../shared/ui/fields/radio-class.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type LedgerAccount, ledgerAccount } from './ledger-account.ts';
import { ProblemPart } from './problem-part.tsx';
import { accountsAtOnce, type DeviceAccounts } from './read-accounts.ts';
import { ledgerTexts } from './texts.ts';
import { useDeviceAccounts } from './use-device-accounts.ts';

/** The way from a device in the hand to one of its accounts. */
export function LedgerChoice({ onChosen }: Readonly<{ onChosen: () => void }>): ReactNode {
  const t = useTexts(ledgerTexts);
  const { reading, wanted, retry, show } = useDeviceAccounts();
  switch (reading.status) {
    case 'reading':
      return <Looking count={wanted.count} />;
    case 'unasked':
      return (
        <>
          <ol className="grid list-decimal gap-2 pl-6">
            <li>{t('plugIn')}</li>
            <li>{t('openApp')}</li>
            <li>{t('pick')}</li>
          </ol>
          <Foot label={t('continue')} onPress={retry} />
        </>
      );
    case 'stopped':
      return (
        <>
          <ProblemPart problem={reading.problem} />
          <Foot label={t('tryAgain')} onPress={retry} />
        </>
      );
    case 'read':
      return (
        <>
          <Segmented
            label={t('layout')}
            choices={[
              { value: 'current', label: t('layoutCurrent') },
              { value: 'older', label: t('layoutOlder') },
            ]}
            value={wanted.layout}
            onChange={(layout) => show({ layout, count: accountsAtOnce })}
          />
          <AccountList
            found={reading.found}
            onMore={() => show({ count: wanted.count + accountsAtOnce })}
            onChosen={onChosen}
          />
        </>
      );
  }
}

type AccountListProps = Readonly<{
  found: DeviceAccounts;
  onMore: () => void;
  onChosen: () => void;
}>;

function AccountList({ found, onMore, onChosen }: AccountListProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const { accounts, version } = found;
  const before = ledgerAccount.get()?.address;
  const [chosen, choose] = useState(
    () => accounts.find(({ address }) => address === before) ?? accounts[0],
  );
  const name = useId();
  const use = () => {
    ledgerAccount.set(chosen ?? null);
    onChosen();
  };
  return (
    <>
      <fieldset className="-mx-4 mt-4">
        <legend className="px-4 text-14 text-ink-2">
          {t('device', { model: accounts[0]?.model ?? '', version })}
        </legend>
        {accounts.map((account) => (
          <AccountRow
            key={account.path}
            name={name}
            account={account}
            isChosen={account.path === chosen?.path}
            onChoose={() => choose(account)}
          />
        ))}
      </fieldset>
      <Button kind="ghost" size="small" onClick={onMore}>
        {t('more')}
      </Button>
      <Foot label={t('use')} onPress={use} />
    </>
  );
}

type AccountRowProps = Readonly<{
  name: string;
  account: LedgerAccount;
  isChosen: boolean;
  onChoose: () => void;
}>;

function AccountRow({ name, account, isChosen, onChoose }: AccountRowProps): ReactNode {
  return (
    <label className="group flex min-h-16 cursor-pointer items-center gap-3 border-t border-line-soft px-4 py-2 first-of-type:border-t-0 has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-info">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className={radioClass}
      />
      <span className="min-w-0 flex-1">
        <span title={account.address} className="block font-mono text-14">
          {shortenAddress(account.address)}
        </span>
        <span className="block font-mono text-13 text-ink-2 group-has-checked:text-inherit">
          {account.path}
        </span>
      </span>
      <Balance account={account} />
    </label>
  );
}

function Balance({ account }: Readonly<{ account: LedgerAccount }>): ReactNode {
  const t = useTexts(ledgerTexts);
  const { address } = account;
  const { data, isError } = useChainRead(
    ['ledger-balance', address],
    async ({ client }, signal) => {
      const found = await getAccount(client, toHexAddress(address), { signal });
      return found?.balance ?? 0n;
    },
  );
  if (isError) return <span className="text-14 text-ink-2">{t('balanceUnknown')}</span>;
  if (data === undefined) return <Skeleton width="5rem" />;
  return (
    <span className="flex-none text-14">{t('balance', { amount: amountText(data, 6).short })}</span>
  );
}

/** While the device is asked. */
function Looking({ count }: Readonly<{ count: number }>): ReactNode {
  const t = useTexts(ledgerTexts);
  return (
    <div role="status" className="grid gap-3">
      <p className="flex gap-3">
        <Spinner />
        {t('looking')}
      </p>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of what comes.
        <Skeleton key={row} height={48} />
      ))}
    </div>
  );
}

/** The one button, in sight however long the list is. */
function Foot({ label, onPress }: Readonly<{ label: string; onPress: () => void }>): ReactNode {
  return (
    <div className="sticky -bottom-4 -mx-4 mt-4 border-t border-line-soft bg-surface px-4 py-3">
      <Button onClick={onPress}>{label}</Button>
    </div>
  );
}
