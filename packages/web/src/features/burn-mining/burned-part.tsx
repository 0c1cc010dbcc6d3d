import { burnMine } from '@vellum/contracts/burn-mining';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import type { BurnPool } from './burn-queries.ts';
import { burnTexts } from './texts.ts';

const proofTexts = {
  equal: 'proofEqual',
  behind: 'proofBehind',
  different: 'proofDifferent',
} as const;

/** All that was ever burned, and that it is what the chain says. */
export function BurnedPart({ pool }: Readonly<{ pool: BurnPool }>): ReactNode {
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
