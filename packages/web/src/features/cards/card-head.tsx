import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cardIdOf, printedNumber } from '../../shared/cards/card-id.ts';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { cardName, levelName } from '../../shared/cards/card-name.ts';
import { cardPath } from '../../shared/cards/card-row.tsx';
import { CardStateBadge } from '../../shared/cards/card-state-badge.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { aboveBy, inU } from '../../shared/cards/trx-price.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { costText } from '../../shared/coins/cost-text.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ShareButton } from '../../shared/ui/overlays/share-button.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type CardDetail, type Level, levelsQuery } from './card-queries.ts';
import { priceChange } from './price-change.ts';
import { marketTexts } from './texts.ts';
import { useSunPerU } from './use-sun-per-u.ts';

/** The certificate, its name and number, its state, and its price when it has one. */
export function CardHead({ card }: Readonly<{ card: CardDetail }>): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  const id = cardIdOf(card.tokenId);
  return (
    <div className="px-4 pt-2">
      <CardImage {...id} size="full" />
      <div className="mt-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="title text-24">{levelName(words, card.level)}</h2>
          <p className="font-mono text-14 text-ink-2">
            {t('numbered', { number: printedNumber(id) })}
          </p>
        </div>
        <div className="-mt-1 -mr-3 flex flex-none items-center">
          <StateOf card={card} />
          <ShareButton title={cardName(words, card.tokenId)} path={cardPath(card.tokenId)} />
        </div>
      </div>
      {card.listing && <Price card={card} price={BigInt(card.listing.price)} />}
    </div>
  );
}

function StateOf({ card: { state, pledge, owner } }: Readonly<{ card: CardDetail }>): ReactNode {
  const t = useTexts(marketTexts);
  const now = useNow(useChainClock());
  const isMine = addressOf(useWallet().connection) === owner;
  if (state === 'pledged' && pledge) {
    const text = t('pledgedDays', { days: pledge.days });
    return <CardStateBadge state={state} isDue={now >= pledge.unlockAt} text={text} />;
  }
  return (
    <CardStateBadge
      state={state}
      {...(state === 'onSale' && isMine && { text: t('onSaleByYou') })}
    />
  );
}

type PriceProps = Readonly<{ card: CardDetail; price: bigint }>;

function Price({ card, price }: PriceProps): ReactNode {
  const sunPerU = useSunPerU();
  const t = useTexts(marketTexts);
  const worth = sunPerU === null ? null : inU(price, sunPerU);
  const { data } = useQuery(levelsQuery);
  const level = data?.list.find((one) => one.level === card.level);
  return (
    <div className="mt-4">
      <p className="text-32 font-strong">
        {costText(price)}
        <span className="ml-2 text-18 font-normal text-ink-2">{'TRX'}</span>
      </p>
      {/* Room for what is asked for beside the card, so that nothing below moves. */}
      <p className="min-h-[1lh] text-14 text-ink-2">
        {worth !== null && t('about', { u: twoDecimals(worth) })}
      </p>
      {data === undefined && <div aria-hidden className="min-h-[2lh] text-14" />}
      {level && <Compared price={price} level={level} />}
    </div>
  );
}

function Compared({ price, level }: Readonly<{ price: bigint; level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  const name = levelName(useTexts(cardTexts), level.level);
  const change = level.price === null ? null : aboveBy(price, BigInt(level.price));
  if (change === null) return null;
  const key = change === 0 ? 'asNew' : change > 0 ? 'aboveNew' : 'belowNew';
  return (
    <div className="text-14 text-ink-2">
      <p>{t(key, { change: priceChange(Math.abs(change)), name })}</p>
      <p>{t('newLeft', { count: level.remainSupply })}</p>
    </div>
  );
}
