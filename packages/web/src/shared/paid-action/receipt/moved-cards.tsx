import type { TokenMove } from '@vellum/contracts/account-moves';
import { toHexAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { type CardId, parseCardId, printedNumber, tokenIdOf } from '../../cards/card-id.ts';
import { CardImage } from '../../cards/card-image.tsx';
import { levelName } from '../../cards/card-name.ts';
import { cardTexts } from '../../cards/texts.ts';
import { useProjectConfig } from '../../chain/project-config.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { AskedReceipt } from './use-receipt.ts';

/** Cards of the platform among what is one of a kind. */
function useCards(moves: readonly TokenMove[]): readonly CardId[] {
  const place = useProjectConfig()?.contracts['cards'];
  const cards = place && toHexAddress(place);
  return moves
    .filter(({ collection }) => collection === cards)
    .flatMap(({ id }) => parseCardId(id.toString()) ?? []);
}

const none: readonly TokenMove[] = [];

/** Cards that came, as large as the sheet; `otherwise` where none did. */
export function CameCards({
  receipt: { data },
  otherwise,
}: Readonly<{ receipt: AskedReceipt; otherwise: ReactNode }>): ReactNode {
  const t = useTexts(cardTexts);
  const cards = useCards((data?.tokens ?? none).filter(({ came }) => came));
  if (cards.length === 0) return otherwise;
  return (
    <ul className={cards.length > 1 ? 'grid grid-cols-2 gap-3' : ''}>
      {cards.map((id) => (
        <li key={tokenIdOf(id)}>
          <CardImage {...id} size={cards.length > 1 ? 'card' : 'full'} className="shadow-2" />
          <p className="mt-2 text-14 text-ink-2">
            {levelName(t, id.level)} <span className="font-mono">{printedNumber(id)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Cards that left, by their names. */
export function SentCards({ cards }: Readonly<{ cards: readonly TokenMove[] }>): ReactNode {
  const t = useTexts(cardTexts);
  return useCards(cards).map((id) => (
    <span key={tokenIdOf(id)} className="block">
      {levelName(t, id.level)}{' '}
      <span className="font-mono whitespace-nowrap">{printedNumber(id)}</span>
    </span>
  ));
}
