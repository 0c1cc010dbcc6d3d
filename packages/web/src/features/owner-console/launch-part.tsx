import type { LaunchPower } from '@vellum/api/launch-powers';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { OwnershipDeeds } from './ownership-deeds.tsx';
import { PresaleDeeds } from './presale-deeds.tsx';
import { ownerTexts } from './texts.ts';
import { TradeDeeds } from './trade-deeds.tsx';
import type { Deeds } from './use-deeds.tsx';
import { type OwnedLaunch, useOwnedLaunch } from './use-owned-launch.ts';

type LaunchPartProps = Readonly<{
  token: Address;
  address: Address;
  deeds: Deeds;
  /** What the page was asked to open: a power, or `ownership`. */
  power: string | null;
}>;

/** One launch: what its owner can still do, and whose it is. */
export function LaunchPart(props: LaunchPartProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { data, isError, refetch } = useOwnedLaunch(props.token);
  if (data) return <Powers {...props} launch={data} />;
  if (!isError) return <PageSkeleton />;
  return (
    <ErrorState
      title={t('launchFailed')}
      text={t('launchFailedText')}
      retry={() => void refetch()}
    />
  );
}

function Powers(props: LaunchPartProps & Readonly<{ launch: OwnedLaunch }>): ReactNode {
  const { launch, address, deeds, power } = props;
  const t = useTexts(ownerTexts);
  const { presale, trade, symbol } = launch;
  const powers = launch.powers(address);
  const isMine = [presale, trade].some(({ owner, pending }) => [owner, pending].includes(address));
  if (!isMine) return <EmptyState title={t('notYours')} text={t('notYoursText', { symbol })} />;
  const shared = { launch, deeds, powers, asked: power as LaunchPower | null };
  const isAsked = power === 'ownership';
  return (
    <>
      <Section title={t('powersOf', { symbol })}>
        {powers.length === 0 && (
          <div className="px-4">
            <Notice>{t('noPowers')}</Notice>
          </div>
        )}
        <ul>
          <PresaleDeeds {...shared} />
          <TradeDeeds {...shared} />
        </ul>
      </Section>
      <Section title={t('ownership')}>
        <ul>
          <OwnershipDeeds
            {...{ ...presale, what: t('presaleOf', { symbol }), address, deeds, isAsked }}
          />
          <OwnershipDeeds {...{ ...trade, what: t('tradeOf', { symbol }), address, deeds }} />
        </ul>
      </Section>
    </>
  );
}
