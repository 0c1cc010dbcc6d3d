import { burnMine } from '@vellum/contracts/burn-mining';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { dateText } from '../../shared/format/date.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { BurnPool } from './burn-queries.ts';
import { burnTexts } from './texts.ts';

type Money = Readonly<{ amount: string; symbol: string }>;

const THOUSAND = 1_000_000_000n;

/** What the rewards come from, until when they are funded, and how thin they are spread. */
export function PoolPart({ pool }: Readonly<{ pool: BurnPool }>): ReactNode {
  const t = useTexts(burnTexts);
  const locale = useLocale();
  const { held, owed, rewardLeft, dailyReward, fundedUntil } = pool;
  return (
    <Section title={t('pool')}>
      <dl className="px-4">
        <Figure name={t('held')}>
          <Amount of={held} />
        </Figure>
        <Figure name={t('owed')}>
          <Amount of={owed} />
        </Figure>
        <Figure name={t('left')}>
          <Amount of={rewardLeft} />
        </Figure>
        <Figure name={t('daily')}>
          <Amount of={dailyReward} />
        </Figure>
        <Figure name={t('perThousand')}>
          <Amount of={{ ...dailyReward, amount: perThousand(pool) }} />
        </Figure>
        <Figure name={t('fundedUntil')}>
          {fundedUntil === null ? t('noFunds') : dateText(fundedUntil, locale)}
        </Figure>
      </dl>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('poolNote')}</p>
      <ProofLine block={pool.asOf.head} ask={(chain) => askPool(chain, pool, t)} />
    </Section>
  );
}

function Amount({ of }: Readonly<{ of: Money }>): ReactNode {
  return (
    <CoinAmount
      amount={of.amount}
      coin={{ symbol: of.symbol, decimals: COIN_DECIMALS }}
      className=""
    />
  );
}

/** What 1,000 U more would get a day beside everyone who is there. */
function perThousand({ dailyReward, nodes }: BurnPool): string {
  const power = BigInt(nodes.totalPower) + THOUSAND;
  return ((BigInt(dailyReward.amount) * THOUSAND) / power).toString();
}

async function askPool(
  chain: Chain,
  { held, owed, rewardLeft, asOf }: BurnPool,
  t: Translate<TextOf<typeof burnTexts>>,
): Promise<string> {
  const [balance, left] = await Promise.all([
    readBalance(chain, chain.contract('burnMine'), rewardLeft.coin),
    chain.read('burnMine', burnMine.rewardLeft()),
  ]);
  const coin = { symbol: held.symbol, decimals: COIN_DECIMALS };
  const text = coinSentence(balance, coin);
  const owes = balance - left;
  // What is owed grows with every second; what is held does not.
  return balance === BigInt(held.amount) && owes >= BigInt(owed.amount)
    ? t('poolSame', { held: text, owed: coinSentence(owes, coin) })
    : t('poolDiffers', { held: text, block: asOf.head.toLocaleString('en-US') });
}
