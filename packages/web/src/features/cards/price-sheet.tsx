import { useQuery } from '@tanstack/react-query';
import { cards } from '@vellum/contracts/cards';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { cardName } from '../../shared/cards/card-name.ts';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { proceedsOf } from '../../shared/cards/trx-price.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useWorth } from '../../shared/income/use-worth.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { type CardDetail, levelsQuery } from './card-queries.ts';
import { marketTexts } from './texts.ts';

type PriceSheetProps = Readonly<{
  card: CardDetail;
  open: boolean;
  onClose: () => void;
  refusal: string | null;
  onReview: (price: bigint, proceeds: bigint) => void;
}>;

/** What the owner asks for the card, and what of it will reach them. */
export function PriceSheet({ card, open, onClose, refusal, onReview }: PriceSheetProps): ReactNode {
  const t = useTexts(marketTexts);
  const words = useTexts(cardTexts);
  const listed = card.listing ? BigInt(card.listing.price) : null;
  const [typed, setTyped] = useState<bigint | null | undefined>(undefined);
  const price = typed === undefined ? listed : typed;
  const { data: fees } = useChainRead(['cards', 'fees'], (chain) =>
    chain.read('cards', cards.fees()),
  );
  const rate = fees && BigInt(fees.market);
  const split = rate === undefined || price === null ? null : proceedsOf(price, rate);
  const problem = problemOf(price, listed);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(listed === null ? 'sellTitle' : 'changeTitle', {
        name: cardName(words, card.tokenId),
      })}
      detail={t('sellDetail')}
      footer={
        <Button
          disabled={problem !== null || !split}
          onClick={() => price !== null && split && onReview(price, split.proceeds)}
        >
          {t(problem ?? 'reviewPrice')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
        <AmountInput
          label={t('yourPrice')}
          value={price}
          onChange={setTyped}
          decimals={COIN_DECIMALS}
          unit="TRX"
          worth={useWorth(null, price)}
        />
        <dl>
          {split && rate !== undefined && (
            <>
              <Figure name={t('feeOf', { share: percentText(Number(rate)) })}>
                <SunAmount sun={split.fee} className="" />
              </Figure>
              <Figure name={t('youReceive')}>
                <SunAmount sun={split.proceeds} />
              </Figure>
            </>
          )}
          <Market level={card.level} />
        </dl>
      </div>
    </Sheet>
  );
}

function problemOf(price: bigint | null, listed: bigint | null) {
  if (price === null || price === 0n) return 'enterPrice';
  return price === listed ? 'enterOtherPrice' : null;
}

/** What others ask, to compare with. */
function Market({ level }: Readonly<{ level: number }>): ReactNode {
  const t = useTexts(marketTexts);
  const { data } = useQuery(levelsQuery);
  const found = data?.list.find((one) => one.level === level);
  if (!found) return null;
  return (
    <>
      {found.floor !== null && (
        <Figure name={t('floor')}>
          <SunAmount cost sun={found.floor} className="" />
        </Figure>
      )}
      {found.price !== null && (
        <Figure name={t('newCardCosts')}>
          <SunAmount cost sun={found.price} className="" />
        </Figure>
      )}
    </>
  );
}
