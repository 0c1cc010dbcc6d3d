import { useQuery } from '@tanstack/react-query';
import { cards } from '@vellum/contracts/cards';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardIdOf, serialText } from '../../shared/cards/card-id.ts';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { cardPath } from '../../shared/cards/card-row.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { type Level, levelsQuery } from './card-queries.ts';
import { marketTexts } from './texts.ts';

/** Every level in figures: how many there are, where they are, what they cost. */
export function InventoryPage(): ReactNode {
  const t = useTexts(marketTexts);
  const { data, isError, refetch } = useQuery(levelsQuery);
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('inventoryText')}</p>
      <ProofLine
        block={data.asOf.head}
        ask={async (chain) => {
          const minted = await Promise.all(
            data.list.map(async ({ level }) => {
              const { nextSerial } = await chain.read('cards', cards.level(BigInt(level)));
              return Number(nextSerial) - 1;
            }),
          );
          const total = minted.reduce((sum, count) => sum + count, 0);
          return t('chainSays', { count: total });
        }}
      />
      {data.list.map((level) => (
        <LevelFigures key={level.level} level={level} />
      ))}
    </>
  );
}

function LevelFigures({ level }: Readonly<{ level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  const name = levelName(useTexts(cardTexts), level.level);
  const all = level.minted + level.remainSupply + (level.reservation?.left ?? 0);
  return (
    <Section title={name} aside={<PriceOf level={level} />}>
      <div className="flex items-center gap-4 px-4">
        <CardImage level={level.level} serial={1n} size="thumb" />
        <div className="min-w-0 flex-1">
          <ProgressBar
            label={t('mintedOf', { name })}
            done={all === 0 ? 0 : Math.floor((level.minted * 10_000) / all)}
            ends={[
              t('mintedCount', { count: level.minted }),
              t('left', { count: level.remainSupply }),
            ]}
          />
        </div>
      </div>
      <div className="mt-4">
        <StatRow>
          <Stat value={level.pledged.toLocaleString('en-US')} label={t('pledgedCount')} />
          <Stat value={level.onSale.toLocaleString('en-US')} label={t('onSaleCount')} />
          <Stat
            value={level.floor === null ? '–' : <SunAmount cost sun={level.floor} className="" />}
            label={t('floorCount')}
          />
        </StatRow>
      </div>
      {level.onSale > 0 && (
        <Link
          to={`${paths.market}?level=${level.level}`}
          className="mx-4 mt-1 -mb-3 flex min-h-11 w-fit items-center gap-1 text-14 text-primary"
        >
          {t('seeListings', { count: level.onSale })}
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
      <LastSales level={level} />
    </Section>
  );
}

function PriceOf({ level }: Readonly<{ level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  return level.price === null ? t('noPrice') : <SunAmount cost sun={level.price} />;
}

function LastSales({ level }: Readonly<{ level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  if (level.lastSales.length === 0) {
    return <p className="px-4 pt-3 text-14 text-ink-2">{t('noSales')}</p>;
  }
  return (
    <div className="px-4 pt-4">
      <h3 className="text-14 text-ink-2">{t('lastSales')}</h3>
      <dl>
        {level.lastSales.map(({ tokenId, kind, price, at, txid }) => (
          <Figure
            key={txid + tokenId}
            name={t(kind === 'minted' ? 'firstSale' : 'resale', { date: dateText(at, locale) })}
          >
            <Link
              to={cardPath(tokenId)}
              className="-my-2 mr-3 inline-flex min-h-10 items-center font-mono text-primary"
            >
              {serialText(cardIdOf(tokenId).serial)}
            </Link>
            <SunAmount cost sun={price} />
          </Figure>
        ))}
      </dl>
    </div>
  );
}
