import type { CodeWithParams } from '@vellum/api/error-codes';
import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useErrorSentence } from '../../shared/paid-action/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { UserError } from '../../shared/paid-action/user-error.ts';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { type SeriesDetail, tiersOf } from './box-queries.ts';
import type { BuyParams } from './buy-boxes.ts';
import { BuyButton } from './buy-button.tsx';
import { averagePrize, costOf, worthOf } from './odds.ts';
import { boxTexts } from './texts.ts';
import { Unit } from './unit.tsx';
import { type Purchase, usePurchase } from './use-purchase.ts';
import { useRates } from './use-rates.ts';

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
