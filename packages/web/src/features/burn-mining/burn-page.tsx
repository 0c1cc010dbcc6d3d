import { useQuery } from '@tanstack/react-query';
import { burnMine } from '@vellum/contracts/burn-mining';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { amountText, twoDecimals } from '../../shared/format/amount.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { BurnDesk } from './burn-desk.tsx';
import { type BurnPool, burnPoolQuery } from './burn-queries.ts';
import { PoolPart } from './pool-part.tsx';
import { PowerHead } from './power-head.tsx';
import { RecordsPart } from './records-part.tsx';
import { burnTexts } from './texts.ts';

/** The computing-power centre: my power, the burn, the pool behind it, the nodes and every burn there was. */
export function BurnPage(): ReactNode {
  const t = useTexts(burnTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const { data, isError, isPlaceholderData, refetch } = useQuery(burnPoolQuery(useSignedIn()));
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  // A placeholder may be what another account was told.
  const own = isPlaceholderData ? { ...data, mine: null } : data;
  return (
    <>
      <PowerHead address={address} pool={own} />
      {address && <UnwrapOffer address={address} />}
      <BurnDesk key={account} address={address} pool={data} />
      <PoolPart pool={data} />
      <NodesPart nodes={data.nodes} />
      <BurnedPart pool={data} />
      <RecordsPart address={address} />
    </>
  );
}

/** How many burn, how much, how evenly; each figure with what it counts. */
function NodesPart({ nodes }: Readonly<{ nodes: BurnPool['nodes'] }>): ReactNode {
  const t = useTexts(burnTexts);
  const { count, totalPower, medianPower, newIn24Hours, activeIn30Days } = nodes;
  return (
    <Section title={t('nodes')}>
      <p className="px-4 pb-1 text-14 text-ink-2">{t('nodesNote')}</p>
      <dl className="px-4">
        <Node name={t('nodeCount')} is={t('nodeCountIs')} value={whole(count)} />
        <Node name={t('totalPower')} is={t('totalPowerIs')} value={power(totalPower)} unit="U" />
        <Node name={t('medianPower')} is={t('medianPowerIs')} value={power(medianPower)} unit="U" />
        <Node name={t('newNodes')} is={t('newNodesIs')} value={whole(newIn24Hours)} />
        <Node name={t('activeNodes')} is={t('activeNodesIs')} value={whole(activeIn30Days)} />
      </dl>
    </Section>
  );
}

type NodeProps = Readonly<{ name: string; is: string; value: string; unit?: string }>;

function Node({ name, is, value, unit }: NodeProps): ReactNode {
  return (
    <div className="flex items-start justify-between gap-4 border-t border-line-soft py-2 first:border-t-0">
      <dt className="min-w-0">
        <span className="block">{name}</span>
        <span className="block text-13 text-ink-2">{is}</span>
      </dt>
      <dd className="flex-none text-20 font-strong">
        {value} {unit && <span className="text-14 font-normal text-ink-2">{unit}</span>}
      </dd>
    </div>
  );
}

function power(amount: string): string {
  return amountText(BigInt(amount), 6).short;
}

function whole(count: number): string {
  return count.toLocaleString('en-US');
}

const proofTexts = {
  equal: 'proofEqual',
  behind: 'proofBehind',
  different: 'proofDifferent',
} as const;

/** All that was ever burned, and that it is what the chain says. */
function BurnedPart({ pool }: Readonly<{ pool: BurnPool }>): ReactNode {
  const t = useTexts(burnTexts);
  const { burned, burnedU, proof } = pool;
  const kind = proof.state === 'different' ? 'bad' : proof.state === 'equal' ? 'good' : 'plain';
  return (
    <Section title={t('burned')}>
      <dl className="px-4">
        {burned.map(({ symbol, amount }) => (
          <Figure key={symbol} name={t('burnedCoins', { symbol })}>
            <CoinAmount amount={amount} coin={{ symbol, decimals: COIN_DECIMALS }} />
          </Figure>
        ))}
        <Figure name={t('burnedValue')}>
          <CoinAmount amount={burnedU} coin={{ symbol: 'U', decimals: COIN_DECIMALS }} />
        </Figure>
        <Figure name={t('burnCount')}>{Number(proof.burns).toLocaleString('en-US')}</Figure>
      </dl>
      <div className="px-4 pt-2">
        <Notice kind={kind}>{t(proofTexts[proof.state])}</Notice>
      </div>
      <ProofLine block={pool.asOf.head} ask={(chain) => askBurned(chain, pool, t)} />
    </Section>
  );
}

/** Counts and sums that the contract keeps itself, and what lies at the address without a key. */
async function askBurned(
  chain: Chain,
  { proof, burned }: BurnPool,
  t: Translate<TextOf<typeof burnTexts>>,
): Promise<string> {
  const [burns, power, ...dead] = await Promise.all([
    chain.read('burnMine', burnMine.lastId()),
    chain.read('burnMine', burnMine.totalPower()),
    ...burned.map(({ coin }) => readBalance(chain, proof.deadAddress, coin)),
  ]);
  const words = { burns: Number(burns).toLocaleString('en-US'), power: twoDecimals(power) };
  const isSame =
    burns === BigInt(proof.burns) &&
    power === BigInt(proof.power) &&
    burned.every(({ amount }, at) => (dead[at] ?? 0n) >= BigInt(amount));
  if (!isSame) return t('chainDiffers', words);
  const all = burned.map(({ symbol }, at) =>
    coinSentence(dead[at] ?? 0n, { symbol, decimals: COIN_DECIMALS }),
  );
  return t('chainEqual', { ...words, dead: all.join(', ') });
}
