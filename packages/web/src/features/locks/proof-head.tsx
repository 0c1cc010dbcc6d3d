import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { readLpFacts } from '../../shared/lp/lp-facts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpSentence } from '../../shared/lp/use-lp.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { LockedAmount, useCoinSentence, useLockCoin } from './lock-amount.tsx';
import type { LockProof } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

const uCoin = { symbol: 'U', decimals: COIN_DECIMALS };

/** How much is locked, by time and permanently; what is open counts for nothing. */
export function ProofHead({ proof }: Readonly<{ proof: LockProof }>): ReactNode {
  const t = useTexts(lockTexts);
  const { coin: coinAddress, symbol, decimals } = proof;
  const coin = useLockCoin({ coinAddress, symbol, decimals });
  const pair = coin.pair ? coinAddress : null;
  const inSentence = useCoinSentence();
  const amount = useLpSentence(pair, proof.locked) ?? inSentence(proof.locked, coin);
  const supply = useLpSentence(pair, proof.supply) ?? inSentence(proof.supply, coin);
  return (
    <>
      <div className="px-4 pt-5">
        <h2 className="title text-24">{coin.symbol}</h2>
        <AddressChip address={coinAddress} />
        <p className="pt-2">
          <span className="text-40 font-strong">
            {shareText(BigInt(proof.locked), BigInt(proof.supply))}
          </span>{' '}
          <span className="ml-1 text-ink-2">{t('lockedShare')}</span>
        </p>
        <p className="pb-3 text-14 text-ink-2">{t('ofSupply', { amount, supply })}</p>
        <ProgressBar label={t('lockedShare')} done={proof.lockedShare} />
      </div>
      <Figures proof={proof} coin={coin} />
      <ProofLine
        block={proof.asOf.head}
        ask={async (chain) => {
          const held = await readBalance(chain, chain.contract('locker'), coinAddress);
          const facts = pair && (await readLpFacts(chain, pair));
          return t('chainCounts', {
            amount: facts ? lpSentence(facts, held) : inSentence(held, coin),
          });
        }}
      />
    </>
  );
}

type FiguresProps = Readonly<{ proof: LockProof; coin: ReturnType<typeof useLockCoin> }>;

function Figures({ proof, coin }: FiguresProps): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const when = (at: number | null) => (at === null ? t('never') : dateTimeText(at, locale));
  return (
    <dl className="px-4 pt-4">
      <Figure name={t('timed')}>
        <LockedAmount amount={proof.locked} coin={coin} />
        <span className="block text-13 text-ink-2">
          {t('lockers', { locks: proof.locks, lockers: proof.lockers })}
        </span>
      </Figure>
      <Figure name={t('permanent')}>
        <LockedAmount amount={proof.permanent} coin={coin} />
        <span className="block text-13 text-ink-2">
          {shareText(BigInt(proof.permanent), BigInt(proof.supply))}
        </span>
      </Figure>
      <Figure name={t('expired')}>
        <LockedAmount amount={proof.due} coin={coin} className="" />
      </Figure>
      <Figure name={t('worth')}>
        {proof.uValue === null ? t('noWorth') : <CoinAmount amount={proof.uValue} coin={uCoin} />}
      </Figure>
      <Figure name={t('earliest')}>{when(proof.earliest)}</Figure>
      <Figure name={t('latest')}>{when(proof.latest)}</Figure>
    </dl>
  );
}
