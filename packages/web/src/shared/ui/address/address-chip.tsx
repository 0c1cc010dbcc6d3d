import { type Address, shortenAddress } from '@vellum/tron/address';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { useCopy } from '../overlays/copy-button.tsx';
import { uiTexts } from '../texts.ts';
import { Identicon } from './identicon.tsx';

/** Spec §9: the first 6 and last 4 characters, with its face; a tap copies the whole. */
export function AddressChip({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(uiTexts);
  const copy = useCopy();
  return (
    <button
      type="button"
      title={address}
      onClick={() => copy(address)}
      className="press inline-flex min-h-11 items-center gap-2 font-mono text-13"
    >
      <Identicon address={address} />
      <span>{shortenAddress(address)}</span>
      <span className="sr-only">{t('copy')}</span>
      <Icon of={Copy} size={16} className="text-ink-2" />
    </button>
  );
}
