import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { twoDecimals } from '../../shared/format/amount.ts';
import { countText } from '../../shared/format/count-text.ts';
import { LargeU, UAmount } from '../../shared/holdings/u-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { SignInButton } from '../../shared/session/step-buttons.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { ChangePart } from './change-part.tsx';
import { ExportButton } from './export-button.tsx';
import { HolderPart } from './holder-part.tsx';
import { NameSwitch } from './name-switch.tsx';
import { ownPartQuery, type Portfolio, portfolioQuery } from './portfolio-queries.ts';
import { type PositionGroup, positionGroups, splitPartOf, splitUp } from './position-groups.ts';
import { PositionRow } from './position-row.tsx';
import { type PositionWords, usePositionWords } from './position-words.ts';
import { Key, SplitBar } from './split-bar.tsx';
import { portfolioTexts } from './texts.ts';

/** Everything that the connected address has, and what it is worth. */
export function PortfolioPage(): ReactNode {
  const t = useTexts(portfolioTexts);
  const address = addressOf(useWallet().connection);
  if (address !== null) return <Mine key={address} address={address} />;
  return <ConnectStep t={t} />;
}

type MineProps = Readonly<{ address: Address }>;

function Mine({ address }: MineProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const { data, isError, refetch } = useQuery(portfolioQuery(address));
  if (data) return <Loaded portfolio={data} address={address} />;
  return isError ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <PageSkeleton />
  );
}

type LoadedProps = MineProps & Readonly<{ portfolio: Portfolio }>;

function Loaded({ portfolio, address }: LoadedProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const groups = positionGroups(portfolio.positions);
  const words = usePositionWords(portfolio.at);
  const split = splitUp(groups);
  return (
    <>
      <Head portfolio={portfolio} total={split.total} />
      <OwnChanges address={address} />
      {groups.length > 0 && (
        <div className="px-4 pt-6">
          <SplitBar split={split} />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.name} group={group} words={words}>
          {group.name === 'wallet' && <UnwrapOffer address={address} />}
        </Group>
      ))}
      {groups.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link to={paths.market} className={buttonClass()}>
              {t('emptyAction')}
            </Link>
          }
        />
      ) : (
        <HolderPart positions={portfolio.positions} />
      )}
      <div className="grid gap-4 px-4 pt-4">
        <ExportButton />
        <NameSwitch address={address} />
      </div>
    </>
  );
}

type HeadProps = Readonly<{ portfolio: Portfolio; total: bigint }>;

function Head({ portfolio, total }: HeadProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const { total: value, asOf, walletBlock, isCut } = portfolio;
  return (
    <div className="relative">
      <PageArt className="absolute -top-[190px] -right-[110px] -z-10 size-[300px] text-engrave" />
      <div className="halo px-4 pt-3">
        <p>
          <LargeU u={total} />
        </p>
        <p className="text-14 text-ink-2">
          {value.trx !== null && t('inTrx', { trx: twoDecimals(BigInt(value.trx)) })}
          {value.trx !== null && <Dot />}
          {t('block', { n: countText(asOf.head) })}
        </p>
      </div>
      {(walletBlock === null || isCut) && (
        <div className="grid gap-2 px-4 pt-3">
          {walletBlock === null && <Notice kind="warn">{t('walletAway')}</Notice>}
          {isCut && <Notice kind="warn">{t('isCut')}</Notice>}
        </div>
      )}
    </div>
  );
}

/** Changes and the line are for the address's own session. */
function OwnChanges({ address }: MineProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const isSignedIn = useSignedIn() === address;
  const { data, isError, refetch } = useQuery({ ...ownPartQuery(address), enabled: isSignedIn });
  if (!isSignedIn) {
    return (
      <div className="flex items-center justify-between gap-3 px-4 pt-2 text-14 text-ink-2">
        {t('signInText')}
        <SignInButton kind="ghost" size="small" />
      </div>
    );
  }
  if (data) return <ChangePart own={data} />;
  return (
    <div className="px-4 pt-3">
      {isError ? (
        <PartFailed text={t('failedTitle')} retry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </div>
  );
}

type GroupProps = Readonly<{ group: PositionGroup; words: PositionWords; children: ReactNode }>;

function Group({ group: { name, rows, u }, words, children }: GroupProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const unpriced = rows.filter(({ value }) => value === null).length;
  const hasLower = rows.some(({ sellNow }) => sellNow !== null);
  return (
    <Section
      title={t(`group_${name}`)}
      aside={
        <span className="flex items-center gap-2">
          <Key name={splitPartOf(name)} />
          <UAmount u={u} className="text-16 font-strong text-ink" />
        </span>
      }
    >
      {(unpriced > 0 || hasLower) && (
        <p className="-mt-2 px-4 pb-1 text-13 text-ink-2">
          {[hasLower && t('sellNowHint'), unpriced > 0 && t('withoutPrice', { n: unpriced })]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <ul aria-label={t(`group_${name}`)}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may have two positions that say the same.
          <li key={place} className="border-t border-line-soft first:border-t-0">
            <PositionRow of={row} words={words} />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
