import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { cardName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { TransferSheet } from '../../shared/cards/transfer-sheet.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { CardDetail } from './card-queries.ts';
import { PriceSheet } from './price-sheet.tsx';
import type { CardDeeds } from './use-card-deeds.tsx';

type CardFormsProps = Readonly<{ card: CardDetail; owner: Address | null; deeds: CardDeeds }>;

/** The sheets that ask for more before a review, and the reviews. */
export function CardForms({ card, owner, deeds }: CardFormsProps): ReactNode {
  const words = useTexts(cardTexts);
  return (
    <>
      {owner && (
        <TransferSheet
          open={deeds.form === 'transfer'}
          onClose={deeds.closeForm}
          name={cardName(words, card.tokenId)}
          owner={owner}
          refusal={deeds.refusal}
          onReview={deeds.transfer}
        />
      )}
      <PriceSheet
        card={card}
        open={deeds.form === 'price'}
        onClose={deeds.closeForm}
        refusal={deeds.refusal}
        onReview={deeds.list}
      />
      {deeds.sheets}
    </>
  );
}
