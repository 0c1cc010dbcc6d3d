import { useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../shared/http/call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LpAmount } from '../../shared/lp/lp-amount.tsx';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { liquidityTexts } from './texts.ts';

type Position = ReplyOf<EndpointAt<typeof wire.portfolio.get>>['positions'][number];
type MyPool = Readonly<{ pair: Address; name: string; amount: bigint }>;

/** Every pool in which a person has LP, wherever it lies. */
export function MyPools(): ReactNode {
  const t = useTexts(liquidityTexts);
  const address = addressOf(useWallet().connection);
  if (address) return <PoolsOf key={address} address={address} />;
  return (
    <EmptyState
      title={t('lp_connect')}
      text={t('lp_connectText')}
      action={<Button onClick={() => openWalletSheet()}>{t('lp_connectButton')}</Button>}
    />
  );
}

function PoolsOf({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data, isError, refetch } = useQuery({
    queryKey: ['portfolio', 'pools', address],
    queryFn: async ({ signal }) =>
      poolsOf((await call(wire.portfolio.get, { address }, { signal })).positions),
  });
  if (!data) {
    const retry = () => void refetch();
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />
    ) : (
      <PageSkeleton />
    );
  }
  if (data.length === 0) return <NoPools />;
  return (
    <Section title={t('lp_pools')}>
      {data.map(({ pair, name, amount }) => (
        <RowLink
          key={pair}
          to={lpPath(pair)}
          title={name}
          detail={<LpAmount pair={pair} amount={amount} className="" />}
        />
      ))}
    </Section>
  );
}

function NoPools(): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <EmptyState
      title={t('lp_none')}
      text={t('lp_noneText')}
      action={
        <Link to={paths.buyLp} className={buttonClass()}>
          {t('lp_buy')}
        </Link>
      }
    />
  );
}

/** What others are priced in comes last. */
const priced = ['USDT', 'TRX'];

/** One row for each pool: LP in the wallet, staked, locked and vesting is one position. */
function poolsOf(positions: readonly Position[]): readonly MyPool[] {
  const found = new Map<Address, MyPool>();
  for (const { lp, amounts } of positions) {
    if (!lp?.coin) continue;
    const before = found.get(lp.coin)?.amount ?? 0n;
    const symbols = amounts.map(({ symbol }) => (symbol === 'WTRX' ? 'TRX' : symbol));
    const name = symbols.toSorted((a, b) => priced.indexOf(a) - priced.indexOf(b)).join(' + ');
    found.set(lp.coin, { pair: lp.coin, name, amount: before + BigInt(lp.amount) });
  }
  return [...found.values()];
}
