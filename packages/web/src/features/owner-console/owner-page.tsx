import { useQuery } from '@tanstack/react-query';
import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { dashboardQuery } from '../../shared/launch/launch-queries.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { SignInButton } from '../../shared/session/step-buttons.tsx';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ContractsPart } from './contracts-part.tsx';
import { NeverPart } from './never-part.tsx';
import { OwnershipActions, ownershipForm } from './ownership-actions.tsx';
import { PresaleActions } from './presale-actions.tsx';
import { ownerTexts } from './texts.ts';
import { TradeActions } from './trade-actions.tsx';
import { platformContracts } from './use-contract-owners.ts';
import { type OwnedLaunch, useOwnedLaunch } from './use-owned-launch.ts';
import { type OwnerActions, useOwnerActions } from './use-owner-actions.tsx';

/** What the connected address may do as an owner: its launches and the platform's contracts. */
export function OwnerPage(): ReactNode {
  const t = useTexts(ownerTexts);
  const address = addressOf(useWallet().connection);
  const actions = useOwnerActions();
  if (address === null) {
    return <ConnectStep t={t} />;
  }
  return (
    <>
      <Console key={address} address={address} actions={actions} />
      {actions.sheets}
    </>
  );
}

function Console({
  address,
  actions,
}: Readonly<{ address: Address; actions: OwnerActions }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('intro')}</p>
      {actions.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{actions.refusal}</Notice>
        </div>
      )}
      {token ? (
        <LaunchPart key={token} token={token} address={address} actions={actions} query={search} />
      ) : (
        <>
          <MyLaunches />
          <ContractsPart address={address} actions={actions} />
          <NeverPart
            contracts={[...platformContracts, 'vlm' as const].map((contract) => ({
              contract,
              what: t(contract),
            }))}
          />
        </>
      )}
    </>
  );
}

/** The launches that the reader still owns. They are told to a session only; without one, the way to it. */
function MyLaunches(): ReactNode {
  const t = useTexts(ownerTexts);
  const signedIn = useSignedIn();
  return (
    <Section title={t('launches')}>
      {signedIn === null ? <SignInFirst /> : <Owned address={signedIn} />}
    </Section>
  );
}

function SignInFirst(): ReactNode {
  const t = useTexts(ownerTexts);
  return (
    <div className="grid gap-3 px-4">
      <p className="text-14 text-ink-2">{t('signInText')}</p>
      <SignInButton kind="secondary" />
    </div>
  );
}

function Owned({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(ownerTexts);
  const { data, isError, refetch } = useQuery(dashboardQuery(address));
  if (!data) {
    return (
      <div className="px-4">
        {isError ? (
          <PartFailed text={t('launchesFailed')} retry={() => void refetch()} />
        ) : (
          <Skeleton height={64} />
        )}
      </div>
    );
  }
  const owned = data.created.filter(({ ownsPresale, ownsTrade }) => ownsPresale || ownsTrade);
  if (owned.length === 0) return <p className="px-4 text-14 text-ink-2">{t('launchesNone')}</p>;
  return owned.map(({ tokenAddress, tokenName, tokenSymbol, powers }) => (
    <RowLink
      key={tokenAddress}
      to={`${paths.owner}?token=${tokenAddress}`}
      title={<bdi>{tokenName}</bdi>}
      detail={<bdi>{tokenSymbol}</bdi>}
      value={t('powerCount', { n: powers.length })}
    />
  ));
}

type LaunchPartProps = Readonly<{
  token: Address;
  address: Address;
  actions: OwnerActions;
  /** Its `power` is what the page was asked to open: a power, or `ownership`, where `give=up` asks for its end. */
  query: URLSearchParams;
}>;

/** One launch: what its owner can still do, and whose it is. */
function LaunchPart(props: LaunchPartProps): ReactNode {
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
  const { launch, address, actions, query } = props;
  const t = useTexts(ownerTexts);
  const { presale, trade, symbol } = launch;
  const powers = launch.powers(address);
  const isMine = [presale, trade].some(({ owner, pending }) => [owner, pending].includes(address));
  if (!isMine) return <EmptyState title={t('notYours')} text={t('notYoursText', { symbol })} />;
  const shared = { launch, actions, powers, asked: query.get('power') as LaunchPower | null };
  const asked = ownershipForm(query, address, launch);
  return (
    <>
      <Section title={t('powersOf', { symbol })}>
        {powers.length === 0 && (
          <div className="px-4">
            <Notice>{t('noPowers')}</Notice>
          </div>
        )}
        <ul>
          <PresaleActions {...shared} />
          <TradeActions {...shared} />
        </ul>
      </Section>
      <Section title={t('ownership')}>
        <ul>
          <OwnershipActions
            {...{ ...presale, what: t('presaleOf', { symbol }), address, actions }}
            asked={asked.presale}
          />
          <OwnershipActions
            {...{ ...trade, what: t('tradeOf', { symbol }), address, actions }}
            asked={asked.trade}
          />
        </ul>
      </Section>
      <NeverPart
        contracts={[
          { contract: 'presale', what: t('presaleOf', { symbol }) },
          { contract: 'trade', what: t('tradeOf', { symbol }) },
        ]}
      />
    </>
  );
}
