import { toHex } from '@vellum/tron/bytes';
import type { ReactNode } from 'react';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { HashText } from '../../shared/ui/address/hash-text.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { LedgerRequest } from './ledger-desk.ts';
import { ledgerTexts } from './texts.ts';

/** What the screen of the device must show too. */
export function RequestPart({ request }: Readonly<{ request: LedgerRequest }>): ReactNode {
  if (request.kind === 'message') {
    return (
      <dl>
        <HashRow hash={request.hash} />
      </dl>
    );
  }
  return request.showsHashOnly ? <BlindPart {...request} /> : <CallPart {...request} />;
}

type CallRequest = Extract<LedgerRequest, { kind: 'call' }>;

function CallPart({ transaction }: CallRequest): ReactNode {
  const t = useTexts(ledgerTexts);
  const { to, value, data, owner } = transaction;
  return (
    <dl>
      <DeviceRow label={t('contract')}>
        <AddressFull address={to} />
      </DeviceRow>
      <DeviceRow label={t('method')}>
        <span className="font-mono text-14">{toHex(data?.subarray(0, 4) ?? new Uint8Array())}</span>
      </DeviceRow>
      <DeviceRow label={t('amount')}>
        {moneyText({ amount: value, decimals: 6, symbol: 'TRX' })}
      </DeviceRow>
      <DeviceRow label={t('sender')}>
        <AddressFull address={owner} />
      </DeviceRow>
    </dl>
  );
}

/** A hash says nothing about what it stands for: where large sums are at stake somebody else has to read the call. */
function BlindPart({ transaction }: CallRequest): ReactNode {
  const t = useTexts(ledgerTexts);
  const copy = useCopy();
  return (
    <>
      <dl>
        <HashRow hash={transaction.id} />
      </dl>
      <Notice kind="warn">
        <b className="block font-strong">{t('blindTitle')}</b>
        {t('blindText')}
      </Notice>
      <Button kind="secondary" size="small" onClick={() => copy(transaction.rawHex)}>
        {t('copyCall')}
      </Button>
    </>
  );
}

function HashRow({ hash }: Readonly<{ hash: string }>): ReactNode {
  const t = useTexts(ledgerTexts);
  return (
    <DeviceRow label={t('hash')}>
      <HashText hex={hash} />
    </DeviceRow>
  );
}

function DeviceRow(props: Readonly<{ label: string; children: ReactNode }>): ReactNode {
  return (
    <div className="border-t border-line-soft py-3 first:border-t-0">
      <dt className="mb-1 text-14 text-ink-2">{props.label}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </div>
  );
}
