import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ContractsPart } from './contracts-part.tsx';
import { LaunchPart } from './launch-part.tsx';
import { MyLaunches } from './my-launches.tsx';
import { ownerTexts } from './texts.ts';
import { type Deeds, useDeeds } from './use-deeds.tsx';

/** What the connected address may do as an owner: its launches and the platform's contracts. */
export function OwnerPage(): ReactNode {
  const t = useTexts(ownerTexts);
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
  const t = useTexts(ownerTexts);
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
