import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { dashboardQuery } from '../../shared/launch/dashboard-query.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ContractsPart } from './contracts-part.tsx';
import { LaunchPart } from './launch-part.tsx';
import { type Deeds, useDeeds } from './use-deeds.tsx';
import { useTexts } from './use-texts.ts';

/** What the connected address may do as an owner: its launches and the platform's contracts. */
export function OwnerPage(): ReactNode {
  const t = useTexts();
  const address = addressOf(useWallet().connection);
  const deeds = useDeeds();
  if (address === null) {
    return (
      <ConnectStep
        t={(key) => t(key === 'connectTitle' || key === 'connectText' ? key : 'connect')}
      />
    );
  }
  return (
    <>
      <Console key={address} address={address} deeds={deeds} />
      {deeds.sheets}
    </>
  );
}

function Console({ address, deeds }: Readonly<{ address: Address; deeds: Deeds }>): ReactNode {
  const t = useTexts();
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('intro')}</p>
      {deeds.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{deeds.refusal}</Notice>
        </div>
      )}
      {token ? (
        <LaunchPart
          key={token}
          token={token}
          address={address}
          deeds={deeds}
          power={search.get('power')}
        />
      ) : (
        <>
          <MyLaunches />
          <ContractsPart address={address} deeds={deeds} />
        </>
      )}
    </>
  );
}

function MyLaunches(): ReactNode {
  const t = useTexts();
  const signedIn = useSignedIn();
  const { data } = useQuery({
    ...dashboardQuery(signedIn ?? ('' as Address)),
    enabled: signedIn !== null,
  });
  const owned =
    data?.created.filter(({ ownsPresale, ownsTrade }) => ownsPresale || ownsTrade) ?? [];
  if (owned.length === 0) return null;
  return (
    <Section title={t('launches')}>
      {owned.map(({ tokenAddress, tokenName, tokenSymbol, powers }) => (
        <RowLink
          key={tokenAddress}
          to={`${paths.owner}?token=${tokenAddress}`}
          title={<bdi>{tokenName}</bdi>}
          detail={<bdi>{tokenSymbol}</bdi>}
          value={t('powerCount', { n: powers.length })}
        />
      ))}
    </Section>
  );
}
