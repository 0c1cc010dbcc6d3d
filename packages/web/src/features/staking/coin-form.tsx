import type { Address } from '@vellum/tron/address';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { CoinAmount, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useWorth } from '../../shared/income/use-worth.ts';
import { swapPath } from '../../shared/navigation/swap-path.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { DayChoice } from './day-choice.tsx';
import { CoinProof } from './pool-proof.tsx';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import type { StakeCoinParams } from './stake-coin.ts';
import type { CoinPool, Term } from './staking-queries.ts';
import { takesStakes } from './term-choice.ts';
import { stakingTexts } from './texts.ts';
import { type CoinStake, useCoinStake } from './use-coin-stake.ts';

type CoinFormProps = Readonly<{
  address: Address | null;
  pool: CoinPool;
  /** Up to which the pool was read. */
  block: number;
  /** Days that the address of the page asks for; 0 when it asks for none. */
  asked: number;
  stake: UsedPaidAction<StakeCoinParams>;
}>;

/** How much, for how long, and what that gives: fixed before it is signed. */
export function CoinForm({ address, pool, block, asked, stake }: CoinFormProps): ReactNode {
  const t = useTexts(stakingTexts);
  const form = useCoinStake(address, pool, asked);
  const { term, problem, params } = form;
  const closed = closedBy(pool, term);
  // What cannot be staked is promised nothing.
  const reward = problem || closed ? null : form.reward;
  return (
    <>
      <p className="px-4 pt-4 text-14 text-ink-2">{t('coinIntro')}</p>
      <AmountPart pool={pool} form={form} />
      <DayChoice terms={pool.dayOptions} chosen={term} onChoose={form.setDays} />
      {term && <QuotePart pool={pool} term={term} reward={reward} now={form.now} />}
      <CoinProof pool={pool} block={block} />
      {stake.refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{stake.refusal}</Notice>
        </div>
      )}
      <CoinBar
        pool={pool}
        reward={reward}
        isEmpty={form.amount === null}
        problem={problem}
        closed={closed}
        blocker={stake.blocker}
        onPress={() => params && stake.begin(params)}
      />
    </>
  );
}

/** Why nothing can be staked now; null when it can. */
function closedBy({ phase }: CoinPool, term: Term | null) {
  if (phase !== 'open') return phase;
  return term && takesStakes(term) ? null : 'ended';
}

function AmountPart({ pool, form }: Readonly<{ pool: CoinPool; form: CoinStake }>): ReactNode {
  const t = useTexts(stakingTexts);
  const { balance, term } = form;
  const problem = useProblemNote(form.problem);
  const bought = useBought(pool, form);
  const hint = term && t('least', { least: exactSentence(term.minAmount, pool) });
  return (
    <Section title={t('howMuch')}>
      <div className="px-4">
        <AmountInput
          label={t('stakeAmount')}
          value={form.amount}
          onChange={form.setAmount}
          decimals={pool.decimals}
          unit={pool.symbol}
          max={balance}
          worth={useWorth(pool.coin, form.amount)}
          note={problem ?? (hint === null ? undefined : { kind: 'hint', text: bought ?? hint })}
          aside={
            balance !== undefined && (
              <>
                {t('inWallet')} <CoinAmount amount={balance} coin={pool} className="" />
              </>
            )
          }
        />
      </div>
      {balance === 0n && (
        <div className="pt-3">
          <RowLink
            to={swapPath({ receive: pool.coin, from: 'staking' })}
            icon={Coins}
            title={t('getVlm')}
            detail={t('getVlmText')}
          />
        </div>
      )}
    </Section>
  );
}

/** What the coin costs that is bought on the way; null where it is in the wallet already. */
function useBought(pool: CoinPool, { amount, balance, problem }: CoinStake): string | null {
  const t = useTexts(stakingTexts);
  const { coin, symbol, decimals } = pool;
  const wanted = balance === 0n && amount !== null && amount > 0n && !problem ? amount : null;
  const { data } = useChainRead(
    wanted === null ? null : ['swap', 'price', coin, wanted.toString()],
    async (chain) => {
      const { quoteCoin } = await import('../../shared/swap/buy-coin.ts');
      const { quote } = await quoteCoin({ coin, symbol, decimals, amount: wanted ?? 0n }, chain);
      return quote.paid;
    },
  );
  if (wanted === null || data === undefined) return null;
  return t('boughtFirst', { symbol, paid: moneyText(trx(data)) });
}

type CoinBarProps = PressProps &
  Readonly<{
    pool: CoinPool;
    /** Units; null while there is none to promise. */
    reward: bigint | null;
  }>;

/** The button that stakes a coin, beside the reward that is then fixed. */
function CoinBar({ pool, reward, ...press }: CoinBarProps): ReactNode {
  const t = useTexts(stakingTexts);
  const fixed = (amount: bigint) => ({
    label: t('fixedReward'),
    value: <ExactAmount amount={amount} coin={pool} />,
  });
  return (
    <StakeBar {...press} gain={reward === null ? null : fixed(reward)}>
      {t('reviewStake')}
    </StakeBar>
  );
}

const DAY = 86_400_000;

type QuotePartProps = Readonly<{
  pool: CoinPool;
  term: Term;
  /** Units; null while no amount is entered. */
  reward: bigint | null;
  /** Milliseconds of chain time. */
  now: number;
}>;

/** What the stake gives, when it is due, where the reward lies until then, and the way out before. */
function QuotePart({ pool, term, reward, now }: QuotePartProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  return (
    <Section title={t('whatYouGet')}>
      <dl className="px-4">
        <Figure name={t('rewardIn', { days: term.days })}>
          {reward === null ? (
            t('rateAYear', { rate: percentText(term.rate) })
          ) : (
            <ExactAmount amount={reward} coin={pool} />
          )}
        </Figure>
        <Figure name={t('dueAt')}>
          <b className="font-strong">{dateTimeText(now + term.days * DAY, locale)}</b>
        </Figure>
        <Figure name={t('comesFrom')}>{t('fromReserve', { symbol: pool.symbol })}</Figure>
        <Figure name={t('stillFree')}>
          <CoinAmount amount={pool.rewardFree.amount} coin={pool} className="" />
        </Figure>
        <Figure name={t('mostNow')}>
          <CoinAmount amount={term.maxAmount} coin={pool} className="" />
        </Figure>
        <Figure name={unbroken(t('beforeThat'))}>
          {t('earlyShort', { days: pool.earlyAfter / DAY })}
        </Figure>
      </dl>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('quoteNote')}</p>
    </Section>
  );
}
