import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { QrCode } from '../../shared/ui/art/qr-code.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { profileTexts } from './texts.ts';

type AddressSheetProps = Readonly<{ address: Address; open: boolean; onClose: () => void }>;

/** An address for the camera of another device, and in colours for the eye. */
export function AddressSheet({ address, open, onClose }: AddressSheetProps): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <Sheet open={open} onClose={onClose} title={t('qrTitle')} detail={t('qrText')}>
      <div className="grid gap-4">
        <div className="justify-self-start rounded-card border border-line-soft bg-[#fff] p-1">
          <QrCode text={address} label={t('qrOf', { address })} size={208} />
        </div>
        <AddressFull address={address} />
      </div>
    </Sheet>
  );
}
