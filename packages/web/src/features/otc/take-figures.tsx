import { priceOfPart } from '@vellum/api/otc/otc-offer';
import type { ReactNode } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { partTexts } from '../../shared/format/part-texts.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ToldAmount } from '../../shared/lp/told-amount.tsx';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { besidePool } from './beside-pool.ts';
import { type CountedOffer, poolOf, priceText, termsOf, writtenCoin } from './offer-figures.ts';
import type { OfferDetail } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

type TakeFiguresProps = Readonly<{
  offer: CountedOffer;
  amount: bigint;
  detail: OfferDetail | undefined;
}>;

/** What the part costs, beside the pool, and what its maker did before. */
export function TakeFigures({ offer, amount, detail }: TakeFiguresProps): ReactNode {
  const t = useTexts(otcTexts);
  const [sell, want] = [writtenCoin(offer.sell), writtenCoin(offer.want)];
  const terms = termsOf(offer);
  const pay = priceOfPart(terms, amount);
  const isCounted = useLpOf(sell) === null;
  return (
    <>
      <TakenBar offer={offer} amount={amount} />
      <dl className="double-rule pt-1">
        <Figure name={t('youPay')}>
          <b className="text-18 font-strong">{moneyText({ ...want, amount: pay })}</b>
        </Figure>
        {isCounted && (
          <Figure name={t('priceEach')}>{`${priceText(terms, sell, want)} ${want.symbol}`}</Figure>
        )}
        <PoolFigures offer={offer} amount={amount} pay={pay} />
        {detail && (
          <Figure name={t('seller')}>
            {t('sellerDid', { fills: detail.makerFills, cancelled: detail.makerCancelled })}
          </Figure>
        )}
      </dl>
      <p className="text-14 text-ink-2">{t('overtaken')}</p>
    </>
  );
}

type PoolFiguresProps = Readonly<{ offer: CountedOffer; amount: bigint; pay: bigint }>;

function PoolFigures({ offer, amount, pay }: PoolFiguresProps): ReactNode {
  const t = useTexts(otcTexts);
  const want = writtenCoin(offer.want);
  const pool = poolOf(offer);
  const beside =
    pool && amount > 0n ? besidePool({ amount, pay, decimals: want.decimals }, pool) : null;
  if (beside === null) return null;
  const { cost, isLess, difference } = beside;
  return (
    <>
      <Figure name={t('inPool')}>{coinSentence(cost, want)}</Figure>
      <Figure name={t(isLess ? 'less' : 'more')}>
        <span className={isLess ? '' : 'text-warn'}>
          {`${moneyText({ ...want, amount: difference })} (${shareText(difference, cost)})`}
        </span>
      </Figure>
    </>
  );
}

/** Taken by others, by the reader now, and what is left then. */
function TakenBar({ offer, amount }: Readonly<{ offer: CountedOffer; amount: bigint }>): ReactNode {
  const t = useTexts(otcTexts);
  const coin = writtenCoin(offer.sell);
  const { amount: whole, left } = termsOf(offer);
  const mine = amount > left ? left : amount;
  const parts = [
    { name: t('takenByOthers'), value: whole - left, look: 'bg-primary' },
    { name: t('takenByYou'), value: mine, look: 'bg-accent' },
    { name: t('leftThen'), value: left - mine, look: 'hatched [--hatch:var(--engrave)]' },
  ] as const;
  const shares = partTexts(parts.map(({ value }) => value));
  if (offer.wholeOnly) return null;
  return (
    <div className="grid gap-1">
      <div aria-hidden className="flex h-4 overflow-hidden rounded-[4px] border border-line">
        {parts.map(({ name, value, look }) => (
          <span
            key={name}
            className={look}
            style={{ width: `${Number((value * 10_000n) / whole) / 100}%` }}
          />
        ))}
      </div>
      <dl>
        {parts.map(({ name, value, look }, place) => (
          <div key={name} className="flex min-h-8 items-center gap-3 text-14">
            <span aria-hidden className={`size-3 flex-none border border-line ${look}`} />
            <dt className="flex-1">{name}</dt>
            <dd className="flex gap-3">
              <span>
                <ToldAmount amount={value} coin={coin} />
              </span>
              <span className="w-14 text-right text-ink-2">{shares[place]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
