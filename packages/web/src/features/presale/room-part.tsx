import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { countText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { UserLink } from '../../shared/people/user-link.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type PresaleRoom, roomQuery } from './room-queries.ts';
import { concernOf, shareOf } from './room-shares.ts';
import { presaleTexts } from './texts.ts';

type LaunchProps = Readonly<{ launch: Launch }>;

/** Milliseconds after which the buyers are counted again. */
const AGAIN = 10_000;

function useRoom({ token }: Launch) {
  return useQuery({ ...roomQuery(token), refetchInterval: AGAIN });
}

/** How many buy, and how much of it few of them have. Wallets of one source count as one. */
export function BuyersLine({ launch }: LaunchProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { data } = useRoom(launch);
  const figures = [
    [t('buyers'), data && countText(data.buyers)],
    [t('largestShare'), data && percentText(shareOf(data.owners.largest, data.sold))],
    [t('topTen'), data && percentText(shareOf(data.owners.topTen, data.sold))],
  ] as const;
  return (
    <dl className="grid grid-cols-3 px-4 pt-4">
      {figures.map(([name, value]) => (
        <div key={name} className="border-l border-line-soft pl-3 first:border-l-0 first:pl-0">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="text-18 font-strong">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The ten wallets with most shares, and what is known about them. */
export function LargestPart({ launch }: LaunchProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { data, isError, refetch } = useRoom(launch);
  if (data?.buyers === 0) return null;
  return (
    <Section title={t('largestBuyers')} aside={data && t('buyerCount', { n: data.buyers })}>
      {!data && (
        <div className="px-4">
          {isError ? (
            <PartFailed text={t('buyersFailed')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={120} />
          )}
        </div>
      )}
      {data && <Largest room={data} creator={launch.creator} />}
    </Section>
  );
}

type LargestProps = Readonly<{ room: PresaleRoom; creator: string }>;

function Largest({ room, creator }: LargestProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { topBuyers, sold, owners } = room;
  const together = topBuyers.reduce((sum, { shares }) => sum + shares, 0);
  const most = topBuyers[0]?.shares ?? 1;
  const own = topBuyers.find(({ address }) => address === creator);
  return (
    <>
      <p className="px-4 text-14 text-ink-2">
        {t('togetherShares', { n: countText(together), all: countText(sold) })}{' '}
        {own && t('creatorHolds', { n: countText(own.shares) })}
      </p>
      <ol aria-label={t('largestBuyers')} className="px-4 pt-1">
        {topBuyers.map(({ address, shares, paid }, place) => (
          <li
            key={address}
            className="grid min-h-15 grid-cols-[20px_32px_1fr_auto] items-center gap-x-2 border-t border-line-soft py-2 text-14 first:border-t-0"
          >
            <span className="text-right text-ink-2">{place + 1}</span>
            <Identicon address={address} size={32} />
            <span className="min-w-0">
              <UserLink address={address} />
              <Bar share={(shares * 100) / most} />
            </span>
            <Amounts shares={t('shareCount', { n: shares })} sun={paid} />
          </li>
        ))}
      </ol>
      <ConcernNotice room={room} />
      {owners.count < room.buyers && (
        <p className="px-4 pt-2 text-13 text-ink-2">
          {t('ownersCount', { wallets: countText(room.buyers), n: owners.count })}
        </p>
      )}
    </>
  );
}

function ConcernNotice({ room }: Readonly<{ room: PresaleRoom }>): ReactNode {
  const t = useTexts(presaleTexts);
  const concern = concernOf(room.topBuyers, { sold: room.sold, largest: room.owners.largest });
  if (!concern) return null;
  const share = percentText(concern.share);
  return (
    <div className="px-4 pt-3">
      <Notice kind="warn">
        {concern.kind === 'oneSource'
          ? t('oneSource', { n: concern.wallets, share })
          : t('largeOwner', { share })}
      </Notice>
    </div>
  );
}

/** An engraved line as long as the part. */
function Bar({ share }: Readonly<{ share: number }>): ReactNode {
  return (
    <span
      aria-hidden
      className="mt-1 block h-1.5 border-y border-r-3 border-primary"
      style={{ width: `${Math.max(2, share)}%` }}
    />
  );
}

type AmountsProps = Readonly<{ shares: string; sun: string }>;

/** Shares with their TRX below. */
export function Amounts({ shares, sun }: AmountsProps): ReactNode {
  return (
    <span className="flex-none text-right whitespace-nowrap">
      <span className="block font-strong">{shares}</span>
      <span className="block text-13 text-ink-2">
        {`${amountText(BigInt(sun), COIN_DECIMALS).short} TRX`}
      </span>
    </span>
  );
}
