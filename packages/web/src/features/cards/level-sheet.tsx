import { type ReactNode, useState } from 'react';
import { buyCard } from '../../shared/card-actions/buy-card.tsx';
import { useLastBought } from '../../shared/card-actions/recent-purchase.ts';
import { reserveCard } from '../../shared/card-actions/reserve-card.tsx';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { type Blocker, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { Level } from './card-queries.ts';
import { LevelFacts } from './level-facts.tsx';
import { marketTexts } from './texts.ts';
import { useReturn } from './use-return.ts';

type Way = 'once' | 'parts';

type LevelSheetProps = Readonly<{
  level: Level;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}>;

/** A level before its purchase: what it costs and means, at once or in two parts. */
export function LevelSheet({ level, open, onOpen, onClose }: LevelSheetProps): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  const purchase = useLevelPurchase(level, onClose);
  const { way, refusal } = purchase;
  useReturn(refusal, onOpen);
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t('levelTitle', { name: levelName(words, level.level) })}
        detail={t('levelDetail')}
        footer={<Footer level={level} purchase={purchase} />}
      >
        <div className="grid gap-4">
          {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
          <CardImage level={level.level} serial={BigInt(level.nextTokenId)} size="full" />
          {purchase.parts && (
            <Segmented
              label={t('howToPay')}
              value={way}
              onChange={purchase.choose}
              choices={[
                { value: 'once', label: t('atOnce') },
                { value: 'parts', label: t('inTwoParts') },
              ]}
            />
          )}
          {way === 'parts' && purchase.parts ? (
            <InstalmentFacts parts={purchase.parts} />
          ) : (
            <LevelFacts level={level} />
          )}
          {purchase.lastBoughtAt !== null && (
            <Notice kind="warn">
              {words('boughtJustNow', { name: levelName(words, level.level) })}
            </Notice>
          )}
          <p className="text-13 text-ink-2">{words('repeatedMinting')}</p>
        </div>
      </Sheet>
      {purchase.sheets}
    </>
  );
}

/** Both instalments in sun, and the time between them in milliseconds. */
export type Instalments = Readonly<{ first: bigint; second: bigint; window: number; left: number }>;

type Purchase = Readonly<{
  way: Way;
  choose: (way: Way) => void;
  parts: Instalments | null;
  refusal: string | null;
  lastBoughtAt: number | null;
  blocker: Blocker | null;
  begin: () => void;
  sheets: ReactNode;
}>;

function useLevelPurchase(level: Level, onBegin: () => void): Purchase {
  const buy = usePaidAction(buyCard);
  const reserve = usePaidAction(reserveCard);
  const [chosen, choose] = useState<Way>('once');
  const parts = partsOf(level);
  const way = parts ? chosen : 'once';
  const lastBoughtAt = useLastBought(level.level);
  const isPricedInU = level.priceU !== null;
  const begin = () => {
    if (level.price === null) return;
    onBegin();
    if (way === 'once') {
      buy.begin({ level: level.level, price: level.price, isPricedInU, lastBoughtAt });
    } else if (parts) {
      reserve.begin({
        level: level.level,
        first: parts.first.toString(),
        second: parts.second.toString(),
        hours: Math.round(parts.window / 3_600_000),
        isPricedInU,
      });
    }
  };
  const action = way === 'once' ? buy : reserve;
  return {
    way,
    choose,
    parts,
    lastBoughtAt,
    begin,
    // Also when the last place was taken meanwhile, and two parts are no longer offered.
    refusal: (chosen === 'once' ? buy : reserve).refusal,
    blocker: action.blocker,
    sheets: (
      <>
        {buy.sheet}
        {reserve.sheet}
      </>
    ),
  };
}

/** The two instalments at the price of now; null where the level takes none. What is set aside outlasts the supply, not the sale. */
export function partsOf({ reservation, price, status }: Level): Instalments | null {
  if (!reservation || reservation.left === 0) return null;
  if (status === 'preparing' || status === 'ended') return null;
  if (reservation.firstPayment === null || price === null) return null;
  const first = BigInt(reservation.firstPayment);
  const { window, left } = reservation;
  return { first, second: BigInt(price) - first, window, left };
}

function Footer({ level, purchase }: Readonly<{ level: Level; purchase: Purchase }>): ReactNode {
  const t = useTexts(marketTexts);
  const { way, parts } = purchase;
  if (way === 'once' && level.status !== 'onSale') {
    return <Button disabled>{t(level.status)}</Button>;
  }
  if (level.price === null) return <Button disabled>{t('noPrice')}</Button>;
  return (
    <ActionButton blocker={purchase.blocker} onPress={purchase.begin}>
      {t(way === 'parts' && parts ? 'reviewReservation' : 'reviewPurchase')}
    </ActionButton>
  );
}

/** A purchase in two parts: how much when, and what becomes of the first without the second. */
function InstalmentFacts({ parts }: Readonly<{ parts: Instalments }>): ReactNode {
  const t = useTexts(marketTexts);
  const hours = Math.round(parts.window / 3_600_000);
  return (
    <div>
      <dl>
        <Figure name={t('firstPart')}>
          <SunAmount cost sun={parts.first} />
        </Figure>
        <Figure name={t('secondPart', { hours })}>
          <SunAmount cost sun={parts.second} />
        </Figure>
        <Figure name={t('reservationsLeft')}>{parts.left.toLocaleString('en-US')}</Figure>
      </dl>
      <p className="border-t border-line-soft pt-2 text-14 text-ink-2">{t('reservationRule')}</p>
    </div>
  );
}
