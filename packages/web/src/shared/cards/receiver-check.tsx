import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { AddressFull } from '../ui/address-full.tsx';
import { ConfirmCheck } from '../ui/confirm-check.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTexts } from './use-texts.ts';

type ReceiverCheckProps = Readonly<{
  address: Address;
  /** One used before that this can be mistaken for. */
  alike: Address | null;
  isKnown: boolean;
  confirmed: boolean;
  onConfirm: (yes: boolean) => void;
}>;

/** The whole address, compared part by part, with a warning when it poses as another. */
export function ReceiverCheck(props: ReceiverCheckProps): ReactNode {
  const { address, alike, isKnown, confirmed, onConfirm } = props;
  const t = useTexts();
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-2">{t(isKnown ? 'knownReceiver' : 'compareReceiver')}</p>
      <AddressFull address={address} />
      {alike && (
        <Notice kind="warn">
          <b className="block font-strong">{t('looksAlike')}</b>
          <span className="mt-2 mb-2 block">{t('usedBefore')}</span>
          <AddressFull address={alike} />
        </Notice>
      )}
      <ConfirmCheck
        label={t(alike ? 'confirmAlike' : 'confirmReceiver')}
        checked={confirmed}
        onChange={onConfirm}
      />
    </div>
  );
}
