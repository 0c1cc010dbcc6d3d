import { abovePool, type PoolSides } from '@vellum/api/otc/otc-offer';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress, parseAddress, toHexAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useCoinNote } from '../../shared/coins/use-coin.ts';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { LpEntryPart } from '../../shared/earn/lp-entry-part.tsx';
import type { LpEntry } from '../../shared/earn/use-lp-entry.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useWorth } from '../../shared/income/use-worth.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import {
  type EnteredOffer,
  giveProblem,
  type SellChoice,
  type WantChoice,
  wantProblem,
} from './entered-offer.ts';
import { priceText, soldInPool } from './offer-figures.ts';
import { nobody } from './otc-queries.ts';
import { otcTexts } from './texts.ts';
import type { OfferCoins } from './use-offer-coins.ts';

type MakeAmountsProps = Readonly<{
  entered: EnteredOffer;
  onChange: (part: Partial<EnteredOffer>) => void;
  coins: OfferCoins;
  balance: bigint | undefined;
  /** How LP is entered; null for other coins. */
  lp: Readonly<{ entry: LpEntry; facts: LpFacts | null | undefined }> | null;
}>;

const wants: Readonly<Record<SellChoice, readonly WantChoice[]>> = {
  vlm: ['trx', 'usdt'],
  usdt: ['trx', 'vlm'],
  other: ['trx', 'usdt', 'vlm'],
};
const names = { trx: 'TRX', usdt: 'USDT', vlm: 'VLM' } as const;

/** What is given and what is wanted for it. */
export function MakeAmounts(props: MakeAmountsProps): ReactNode {
  const { entered, onChange, coins, lp } = props;
  const t = useTexts(otcTexts);
  const { want } = coins;
  const wantNote = useProblemNote(wantProblem(entered.wantAmount));
  return (
    <>
      <SellPick {...props} />
      <GivePart {...props} />
      <Segmented
        label={t('wantIn')}
        choices={wants[entered.sell].map((value) => ({ value, label: names[value] }))}
        value={entered.want}
        onChange={(next) => onChange({ want: next, wantAmount: null })}
      />
      <div className="grid gap-2">
        <AmountInput
          key={entered.want}
          label={t('youWant')}
          value={entered.wantAmount}
          onChange={(wantAmount) => onChange({ wantAmount })}
          decimals={want?.decimals}
          unit={want?.symbol ?? ''}
          worth={useWorth(want?.address, entered.wantAmount)}
          note={wantNote}
        />
        {lp === null && <PriceLine entered={entered} coins={coins} />}
      </div>
    </>
  );
}

/** How much is given: of LP a part, of other coins an amount. */
function GivePart({ entered, onChange, coins, balance, lp }: MakeAmountsProps): ReactNode {
  const t = useTexts(otcTexts);
  const { sell } = coins;
  const note = useProblemNote(sell ? giveProblem(entered.amount, { sell, balance }) : null);
  const worth = useWorth(sell?.address, entered.amount);
  if (lp) {
    return <LpEntryPart label={t('youGive')} {...lp} available={balance} note={note} />;
  }
  return (
    <AmountInput
      key={sell?.address}
      label={t('youGive')}
      aside={
        sell && balance !== undefined && t('balance', { amount: exactSentence(balance, sell) })
      }
      value={entered.amount}
      onChange={(amount) => onChange({ amount })}
      decimals={sell?.decimals}
      unit={sell?.symbol ?? ''}
      max={balance}
      worth={worth}
      note={note}
    />
  );
}

function SellPick({ entered, onChange }: MakeAmountsProps): ReactNode {
  const t = useTexts(otcTexts);
  const choices = [
    { value: 'vlm', label: names.vlm },
    { value: 'usdt', label: names.usdt },
    { value: 'other', label: t('anotherCoin') },
  ] as const;
  const choose = (sell: SellChoice) => {
    const want = wants[sell].includes(entered.want) ? entered.want : 'trx';
    onChange({ sell, want, amount: null });
  };
  const note = useCoinNote(entered.sell === 'other' ? parseAddress(entered.other) : null);
  return (
    <div className="grid gap-3">
      <Segmented label={t('giveWhat')} choices={choices} value={entered.sell} onChange={choose} />
      {entered.sell === 'other' && (
        <AddressInput
          label={t('coinAddress')}
          text={entered.other}
          onChange={(other) => onChange({ other, amount: null })}
          note={note}
          guard="coin"
        />
      )}
    </div>
  );
}

/** What one costs, and what the pool would give for all of it now. */
function PriceLine({ entered, coins }: Pick<MakeAmountsProps, 'entered' | 'coins'>): ReactNode {
  const t = useTexts(otcTexts);
  const gap = useSentenceGap();
  const pool = usePool(coins);
  const { amount, wantAmount } = entered;
  const { sell, want } = coins;
  if (!sell || !want || !amount || !wantAmount) return null;
  const terms = { amount, wantAmount };
  const above = pool && abovePool(terms, pool);
  const each = t('each', { price: `${priceText(terms, sell, want)} ${want.symbol}` });
  return (
    <p className="text-14 text-ink-2">
      {above === null || above === undefined
        ? t('sentence', { text: each })
        : t(above >= 0 ? 'eachOver' : 'eachUnder', { each, share: percentText(Math.abs(above)) })}
      {pool && (
        <>
          {gap}
          {t('poolGives', {
            give: exactSentence(amount, sell),
            get: exactSentence(soldInPool(amount, pool), want),
          })}
        </>
      )}
    </p>
  );
}

function usePool({ sell, want }: OfferCoins): PoolSides | null | undefined {
  const [one, other] = [sell?.address, want];
  const isAsked = one !== undefined && one !== null && other !== undefined;
  const { data } = useChainRead(isAsked ? ['otc', 'pool', one, other?.address] : null, (chain) =>
    readPool(chain, one as Address, other?.address ?? chain.contract('wtrx')),
  );
  return data;
}

async function readPool(chain: Chain, sell: Address, want: Address): Promise<PoolSides | null> {
  const at = fromHexAddress(await chain.read('dex', dexFactory.pairOf(sell, want)));
  if (at === nobody) return null;
  const { reserve0, reserve1 } = await chain.read(at, pair.reserves());
  // A pair has its coins in the order of their addresses.
  const isFirst = toHexAddress(sell) < toHexAddress(want);
  if (reserve0 === 0n || reserve1 === 0n) return null;
  return isFirst ? { sell: reserve0, want: reserve1 } : { sell: reserve1, want: reserve0 };
}
