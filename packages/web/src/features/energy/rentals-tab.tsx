import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { Lock, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { costText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type RentalEntry, rentalsQuery } from './energy-queries.ts';
import { OpenRental, type TakeBackParams } from './open-rental.tsx';
import { PastRental } from './past-rental.tsx';
import { rentalSums } from './rental-sums.ts';
import { energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';

type RentalsTabProps = Readonly<{
  address: Address | null;
  prices: Prices | null;
  back: UsedPaidAction<TakeBackParams>;
}>;

/** What the reader rented, or others rented for them. */
export function RentalsTab({ address, ...props }: RentalsTabProps): ReactNode {
  const t = useTexts(energyTexts);
  if (address === null) {
    return <ConnectStep t={t} />;
  }
  return (
    <>
      <MyRentals key={address} address={address} {...props} />
      <Held />
    </>
  );
}

function MyRentals({ address, prices, back }: RentalsTabProps & { address: Address }): ReactNode {
  const t = useTexts(energyTexts);
  const query = useInfiniteQuery(rentalsQuery({ address }));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && rows.length === 0) {
    return (
      <div className="px-4 pt-4">
        <PartFailed text={t('listFailed')} retry={() => void query.refetch()} />
      </div>
    );
  }
  if (query.isPending) {
    return (
      <div className="grid gap-4 px-4 pt-4">
        {[96, 97, 98].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return <NoRentals />;
  const [open, past] = [rows.filter((row) => !isOver(row)), rows.filter(isOver)];
  return (
    <>
      {open.length > 0 && (
        <ul aria-label={t('now')}>
          {open.map((rental) => (
            <OpenRental key={rental.rentalId} rental={rental} address={address} back={back} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Section title={t('past')}>
          <InfiniteList
            label={t('past')}
            items={past}
            keyOf={({ rentalId }) => rentalId}
            render={(rental) => <PastRental rental={rental} address={address} />}
            tail={tailOf(query)}
            loadMore={() => void query.fetchNextPage()}
          />
          {!query.hasNextPage && <SumsPart rows={past} address={address} prices={prices} />}
        </Section>
      )}
    </>
  );
}

function NoRentals(): ReactNode {
  const t = useTexts(energyTexts);
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <Link to={paths.energy} replace className={buttonClass()}>
          {t('toRent')}
        </Link>
      }
    />
  );
}

function Held(): ReactNode {
  const t = useTexts(energyTexts);
  return (
    <Section title={t('held')}>
      <Row icon={Lock} title={t('heldOne')} />
      <Row icon={ShieldCheck} title={t('heldTwo')} />
      <Row icon={Undo2} title={t('heldThree')} />
    </Section>
  );
}

type SumsProps = Readonly<{
  rows: readonly RentalEntry[];
  address: Address;
  prices: Prices | null;
}>;

const HUNDREDTH = 10_000n;
const inHundredths = (sun: bigint) => ((sun + HUNDREDTH - 1n) / HUNDREDTH) * HUNDREDTH;

/** Whether renting was worth it, if all of it was used. */
function SumsPart({ rows, address, prices }: SumsProps): ReactNode {
  const t = useTexts(energyTexts);
  // As listed: each to whole hundredths, so that the sum can be followed.
  const listed = rows.map((row) => ({ ...row, paid: String(inHundredths(BigInt(row.paid))) }));
  const sums = prices && rentalSums(listed, address, prices.sunPerEnergy);
  if (!sums) return null;
  const [paid, burning] = [sums.paid, inHundredths(sums.burning)];
  const isLess = burning >= paid;
  return (
    <div className="border-t border-line">
      <Row title={t('paidSum')} value={<Sum sun={paid} />} />
      <Row title={t('burnSum')} value={<Sum sun={burning} />} />
      <Row
        title={t(isLess ? 'saved' : 'lost')}
        value={<Sum sun={isLess ? burning - paid : paid - burning} />}
      />
    </div>
  );
}

function Sum({ sun }: Readonly<{ sun: bigint }>): ReactNode {
  return (
    <span className="whitespace-nowrap">
      {costText(sun)} <span className="text-14 text-ink-2">{'TRX'}</span>
    </span>
  );
}

/** Nothing can happen to it any more. */
export const isOver = ({ state }: Pick<RentalEntry, 'state'>): boolean =>
  state === 'ended' || state === 'refunded';
