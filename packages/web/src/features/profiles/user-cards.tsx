import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cardIdOf } from '../../shared/cards/card-id.ts';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { cardName } from '../../shared/cards/card-name.ts';
import { cardPath } from '../../shared/cards/card-row.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Failed } from './failed.tsx';
import { cardsOfQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';

const FEW = 4;
const MOST = 50;

/** The cards that an address holds, as pictures. */
export function UserCards({
  owner,
  count,
}: Readonly<{ owner: Address; count: number }>): ReactNode {
  const t = useTexts(profileTexts);
  const [isAll, setAll] = useState(false);
  const more =
    count > FEW && !isAll ? (
      <button type="button" className="min-h-11 text-primary" onClick={() => setAll(true)}>
        {t('allCards', { n: Math.min(count, MOST) })}
      </button>
    ) : undefined;
  return (
    <Section title={t('cards')} aside={more}>
      {count === 0 ? (
        <p className="px-4 text-14 text-ink-2">{t('noCards')}</p>
      ) : (
        <Pictures owner={owner} count={count} size={isAll ? MOST : FEW} />
      )}
    </Section>
  );
}

type PicturesProps = Readonly<{ owner: Address; count: number; size: number }>;

function Pictures({ owner, count, size }: PicturesProps): ReactNode {
  const words = useTexts(cardTexts);
  const { data, isError, refetch } = useQuery(cardsOfQuery(owner, size));
  if (!data)
    return isError ? (
      <Failed retry={() => void refetch()} />
    ) : (
      <Waiting count={Math.min(count, size)} />
    );
  return (
    <ul className="grid grid-cols-2 gap-4 px-4">
      {data.list.map(({ tokenId }) => (
        <li key={tokenId}>
          <Link to={cardPath(tokenId)} className="press block rounded-control">
            <CardImage {...cardIdOf(tokenId)} size="card" />
            <span className="sr-only">{cardName(words, tokenId)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ count }: Readonly<{ count: number }>): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-4 px-4">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={place} height={108} />
      ))}
    </div>
  );
}
