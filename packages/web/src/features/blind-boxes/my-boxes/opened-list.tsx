import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { amountText, signedAmount, twoDecimals } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { OwnedBox } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { VerifyLink } from '../fairness-part.tsx';
import { boxNumber } from '../figures.ts';
import { costOf, worthOf } from '../odds.ts';
import { useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { Unit } from '../unit.tsx';
import { useRates } from '../use-rates.ts';
import { BoxListFrame } from './box-list-frame.tsx';
import { bySeries } from './by-series.ts';
import type { MyBoxes } from './use-my-boxes.ts';

/** Decimals of a coin as it says itself; undefined until it did. */
function useCoinDecimals(coin: Address | null): number | undefined {
  const { data } = useChainRead(coin && ['blind-boxes', 'decimals', coin], async (chain) =>
    Number(await chain.read(coin as Address, trc20.decimals())),
  );
  return data;
}

/** Opened boxes with what was in them, and what that comes to. */
export function OpenedList({ boxes }: Readonly<{ boxes: MyBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <BoxListFrame boxes={boxes} empty={t('noneOpened')}>
      {bySeries(boxes.rows).map((group) => (
        <Group key={group.seriesId} {...group} />
      ))}
    </BoxListFrame>
  );
}

type GroupProps = Readonly<{ seriesId: string; boxes: readonly OwnedBox[] }>;

function Group({ seriesId, boxes }: GroupProps): ReactNode {
  const name = useSeriesName();
  return (
    <section aria-label={name(seriesId)} className="pt-4">
      <div className="flex items-center justify-between gap-3 px-4">
        <h2 className="title text-20">{name(seriesId)}</h2>
        <VerifyLink seriesId={seriesId} />
      </div>
      <ul>
        {boxes.map((box) => (
          <li key={box.boxId} className="border-t border-line-soft first:border-t-0">
            <Opened box={box} />
          </li>
        ))}
      </ul>
      <Sums boxes={boxes} />
    </section>
  );
}

function Opened({ box }: Readonly<{ box: OwnedBox }>): ReactNode {
  const t = useTexts(boxTexts);
  const coin = box.prize?.coin ?? null;
  const decimals = useCoinDecimals(coin);
  const { prize } = useRates(coin);
  const amount = BigInt(box.prize?.amount ?? 0);
  return (
    <div className="flex min-h-17 items-center gap-3 px-4 py-2">
      <span className="w-16 flex-none">
        <Envelope seriesId={box.seriesId} state="open" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-mono">{boxNumber(box.boxId)}</span>
        <span className="block text-14 text-ink-2">
          {t('prizePlace', { place: countText(Number(box.prizeId ?? 0)) })}
        </span>
      </span>
      <span className="flex-none text-right">
        <b className="block font-strong">
          {decimals === undefined ? '–' : signedAmount(amount, decimals)}
          <Unit of={box.prize?.symbol ?? ''} />
        </b>
        {prize && (
          <span className="block text-14 text-ink-2">{`${twoDecimals(worthOf(amount, prize))} U`}</span>
        )}
      </span>
    </div>
  );
}

/** Both at the prices of today: what was paid is rounded up, what was got is cut off. */
function Sums({ boxes }: Readonly<{ boxes: readonly OwnedBox[] }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(boxes[0]?.prize?.coin ?? null);
  const paid = boxes.reduce((sum, { price }) => sum + BigInt(price), 0n);
  const paidText = amountText(paid, 6).full;
  const got = boxes.reduce((sum, box) => sum + BigInt(box.prize?.amount ?? 0), 0n);
  return (
    <dl className="mx-4 border-t border-line text-14">
      <div className="flex justify-between gap-4 py-3">
        <dt>{t('paidFor', { n: boxes.length })}</dt>
        <dd>
          {trx
            ? t('paidInU', { trx: paidText, u: twoDecimals(costOf(paid, trx), 'up') })
            : t('paidInTrx', { trx: paidText })}
        </dd>
      </div>
      {prize && (
        <div className="flex justify-between gap-4 border-t border-line-soft py-3 font-strong">
          <dt>{t('gotToday')}</dt>
          <dd>{`${twoDecimals(worthOf(got, prize))} U`}</dd>
        </div>
      )}
    </dl>
  );
}
