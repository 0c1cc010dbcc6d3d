import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { amountText, twoDecimals } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import type { UserError } from '../../../shared/paid-action/errors/user-error.ts';
import type { Blocker, UsedPaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { countTyped } from '../../../shared/ui/fields/amount-reading.ts';
import { QuantityStepper } from '../../../shared/ui/fields/quantity-stepper.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { uiTexts } from '../../../shared/ui/texts.ts';
import { useOnline } from '../../../shared/ui/use-online.ts';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { NetworkButton } from '../../../shared/wallet/network/network-button.tsx';
import { useConnectedPress } from '../../../shared/wallet/use-connected-press.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { type SeriesDetail, tiersOf } from '../box-queries.ts';
import { averagePrize, costOf, worthOf } from '../odds.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { Unit } from '../unit.tsx';
import { useRates } from '../use-rates.ts';
import type { BuyParams } from './buy-boxes.ts';
import { mostBoxes, type PurchaseFacts, purchaseProblem } from './purchase-check.ts';

type BuyPartProps = Readonly<{ series: SeriesDetail; action: UsedPaidAction<BuyParams> }>;

/** How many boxes, what they cost together, and the one button. */
export function BuyPart({ series, action }: BuyPartProps): ReactNode {
  const t = useTexts(boxTexts);
  const purchase = usePurchase(series);
  const { problem, quantity } = purchase;
  const sentence = useErrorSentence(problem && errorOf(problem));
  const price = BigInt(series.price);
  return (
    <>
      <Section title={t('howMany')} aside={t('atMost', { n: series.limit })}>
        <div className="px-4">
          <QuantityStepper
            label={t('howMany')}
            value={purchase.typed}
            onChange={purchase.type}
            problem={problem ? sentence : action.refusal}
            isCalm={problem?.code === 'SOON_TO_OPEN'}
            most={purchase.most}
          />
          <Together series={series} purchase={purchase} />
        </div>
      </Section>
      <FootBar className="flex items-center gap-4">
        <div className="flex-none">
          <p className="text-14 text-ink-2">{t('boxes', { n: quantity })}</p>
          <p className="font-strong">
            {amountText(price * BigInt(quantity), 6).full}
            <Unit of="TRX" />
          </p>
        </div>
        <BuyButton
          purchase={purchase}
          blocker={action.blocker}
          onPress={() => action.begin({ seriesId: series.seriesId, quantity, price: series.price })}
        />
      </FootBar>
    </>
  );
}

function errorOf({ code, params }: CodeWithParams): UserError {
  return { kind: 'http', code, ...(params && { params }), technical: '' };
}

/** What this purchase and earlier ones come to. */
function Together({
  series,
  purchase,
}: Readonly<{ series: SeriesDetail; purchase: Purchase }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(series.prizeCoin.address);
  const boxes = purchase.quantity + purchase.bought;
  if (!trx || !prize || purchase.quantity === 0 || purchase.problem) return null;
  const paid = twoDecimals(costOf(BigInt(series.price) * BigInt(boxes), trx), 'up');
  const worth = twoDecimals(worthOf(averagePrize(tiersOf(series.tiers), boxes), prize));
  return (
    <p className="mt-2 text-14 text-ink-2">
      {purchase.bought > 0
        ? t('withMine', { mine: purchase.bought, n: boxes, paid, worth })
        : t('makes', { n: boxes, paid, worth })}
    </p>
  );
}

type BuyButtonProps = Readonly<{
  purchase: Purchase;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the page. When it cannot be pressed, it says why. */
function BuyButton({ purchase, blocker, onPress }: BuyButtonProps): ReactNode {
  const t = useTexts(boxTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  const press = useConnectedPress(blocker, onPress);
  const { problem, quantity } = purchase;
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (blocker === 'closed') return <Button disabled>{ui('exitsOnly')}</Button>;
  if (blocker === 'network') {
    return <NetworkButton kind="secondary">{t('wrongNetwork')}</NetworkButton>;
  }
  if (blocker === 'running') return <Button disabled>{t('underWay')}</Button>;
  if (quantity === 0) return <Button disabled>{t('enterNumber')}</Button>;
  if (problem) return <Button disabled>{t(reasonOf(problem), problem.params)}</Button>;
  return <Button onClick={press}>{t('reviewPurchase')}</Button>;
}

const reasons: Readonly<Partial<Record<string, BoxText>>> = {
  SOON_TO_OPEN: 'cannotYet',
  SOLD_OUT: 'cannotSoldOut',
  EXCEEDS_MAX_PURCHASE: 'cannotMore',
  REMAINING_INSUFFICIENT: 'cannotLeft',
  INSUFFICIENT_TRX: 'cannotPay',
};

function reasonOf({ code }: CodeWithParams): BoxText {
  return reasons[code] ?? 'cannotNow';
}

type Purchase = Readonly<{
  /** As typed. */
  typed: string;
  type(text: string): void;
  /** Whole boxes; 0 while nothing useful is typed. */
  quantity: number;
  most: number;
  bought: number;
  problem: CodeWithParams | null;
}>;

/** The form of a purchase: what is typed, held against what the chain allows this address. */
function usePurchase(series: SeriesDetail): Purchase {
  const [typed, type] = useState('1');
  const own = useOwn(series.seriesId);
  const facts: PurchaseFacts = {
    phase: series.phase,
    total: series.total,
    sold: series.sold,
    limit: series.limit,
    bought: own?.bought ?? 0,
    price: BigInt(series.price),
    balance: own?.balance ?? null,
  };
  const quantity = countTyped(typed);
  return {
    typed,
    type,
    quantity,
    most: Math.max(1, mostBoxes(facts)),
    bought: facts.bought,
    problem: purchaseProblem(facts, quantity),
  };
}

/** What the node says of the connected address. */
function useOwn(seriesId: string): Readonly<{ bought: number; balance: bigint }> | undefined {
  const address = addressOf(useWallet().connection);
  const { data } = useChainRead(
    address && ['blind-boxes', 'own', seriesId, address],
    async (chain) => {
      const account = address as Address;
      const [bought, holder] = await Promise.all([
        chain.read('blindBox', blindBox.boughtBy(BigInt(seriesId), account)),
        getAccount(chain.client, toHexAddress(account)),
      ]);
      return { bought: Number(bought), balance: holder?.balance ?? 0n };
    },
  );
  return data;
}
