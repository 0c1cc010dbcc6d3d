import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useId, useState } from 'react';
import { useProjectConfig } from '../../../shared/chain/project-config.ts';
import { exactSentence } from '../../../shared/coins/coin-amount.tsx';
import { unlockLock } from '../../../shared/earn/unlock-lock.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { useSignedIn } from '../../../shared/session/session.ts';
import { SignInButton } from '../../../shared/session/step-buttons.tsx';
import { radioClass } from '../../../shared/ui/fields/radio-class.ts';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useAccountKey } from '../../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { type ListedPool, poolsQuery, purchasesQuery } from '../liquidity-queries.ts';
import { liquidityTexts } from '../texts.ts';
import { buyLp } from './buy-lp.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { ZapForm } from './zap-form.tsx';

/** LP for TRX or a coin alone, and what became of what was bought. */
export function BuyLpPage(): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data, isError, refetch } = useQuery(poolsQuery);
  const config = useProjectConfig();
  if (!data || !config) {
    const retry = () => void refetch();
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />
    ) : (
      <PageSkeleton />
    );
  }
  const pools = ownFirst(data, config.contracts['vlmWtrx']);
  const [first] = pools;
  return first ? (
    <Desk pools={pools} first={first} />
  ) : (
    <EmptyState title={t('noPools')} text={t('noPoolsText')} />
  );
}

/** The pool whose LP can be staked stands before the others. */
function ownFirst(pools: readonly ListedPool[], own: Address | undefined): readonly ListedPool[] {
  return [...pools].sort((a, b) => Number(b.pair === own) - Number(a.pair === own));
}

type DeskProps = Readonly<{ pools: readonly ListedPool[]; first: ListedPool }>;

/** Its sheet stands outside of the form, which changes with the pool. */
function Desk({ pools, first }: DeskProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const [chosen, choose] = useState(first.pair);
  const pool = pools.find(({ pair }) => pair === chosen) ?? first;
  const action = usePaidAction(buyLp, { about: pool.pair });
  const bought = useLastDone(action.state);
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('intro')}</p>
      <PoolPart pools={pools} pool={pool} onChoose={choose} />
      <ZapForm
        key={`${pool.pair}/${account}/${bought}`}
        address={address}
        pool={pool}
        action={action}
      />
      <PurchasesPart address={address} />
      {action.sheet}
    </>
  );
}

type PoolPartProps = Readonly<{
  pools: readonly ListedPool[];
  pool: ListedPool;
  onChoose: (pair: Address) => void;
}>;

/** Which pool; with one there is nothing to choose, only to see. */
function PoolPart({ pools, pool, onChoose }: PoolPartProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const name = useId();
  return (
    <Section title={t('which')}>
      <fieldset className="px-4">
        <legend className="sr-only">{t('which')}</legend>
        {pools.map((one) => (
          <label
            key={one.pair}
            className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line-soft first-of-type:border-t-0"
          >
            <input
              type="radio"
              name={name}
              checked={one.pair === pool.pair}
              onChange={() => onChoose(one.pair)}
              className={radioClass}
            />
            <span className="min-w-0">
              <span className="block">{t('pool', { symbol: one.token.symbol })}</span>
              <span className="block text-13 text-ink-2">
                {t('poolHolds', {
                  token: held(one.token),
                  trx: held({ ...one.base, symbol: 'TRX' }),
                })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

function held({ amount, symbol }: Readonly<{ amount: string; symbol: string }>): string {
  return exactSentence(amount, { symbol, decimals: COIN_DECIMALS });
}

/** What was bought, and what has become of it. */
function PurchasesPart({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const signedIn = useSignedIn();
  if (address === null) return null;
  return (
    <Section title={t('purchases')}>
      {signedIn === address ? <Purchases address={address} /> : <SignIn />}
    </Section>
  );
}

function SignIn(): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <div className="grid gap-3 px-4">
      <p className="text-14 text-ink-2">{t('signInText')}</p>
      <SignInButton kind="secondary" />
    </div>
  );
}

function Purchases({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const query = useInfiniteQuery(purchasesQuery(address));
  const unlock = usePaidAction(unlockLock);
  return (
    <>
      <PagedList
        query={query}
        label={t('purchases')}
        keyOf={(row) => row.orderId ?? `${row.txid}-${row.createTime}`}
        render={(purchase) => <PurchaseRow purchase={purchase} unlock={unlock} />}
        failed={{ text: t('listFailed') }}
        empty={
          <div className="px-4 py-3">
            <p>{t('none')}</p>
            <p className="text-14 text-ink-2">{t('noneText')}</p>
          </div>
        }
      />
      {unlock.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{unlock.refusal}</Notice>
        </div>
      )}
      {unlock.sheet}
    </>
  );
}
