import { shortenAddress } from '@vellum/tron/address';
import { Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { Identicon } from '../shared/ui/identicon.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { addressOf, type Connection } from '../shared/wallet/connection.ts';
import { walletTexts } from '../shared/wallet/texts.ts';
import { openWalletSheet } from '../shared/wallet/wallet-sheet-state.ts';
import { usePassedFocus } from './wallet-focus.ts';

type PillProps = Readonly<{ connection: Connection; compact: boolean }>;

const look =
  'press inline-flex h-11 flex-none items-center gap-2 rounded-full border border-line-soft bg-surface text-14';

/** A chosen wallet in the header: whose it is, or what keeps it from being used. */
export function WalletPill({ connection, compact }: PillProps): ReactNode {
  const t = useTexts(walletTexts);
  const button = usePassedFocus();
  const address = addressOf(connection);
  const open = () => openWalletSheet();
  if (connection.status === 'wrong-network') {
    return (
      <button ref={button} type="button" onClick={open} className={`${look} px-3 text-warn`}>
        <Icon of={TriangleAlert} size={16} />
        {t('wrongNetwork')}
      </button>
    );
  }
  if (address === null) {
    const locked = connection.status === 'locked';
    return (
      <button ref={button} type="button" onClick={open} className={`${look} px-3`}>
        {locked ? <Icon of={Lock} size={16} /> : <Spinner />}
        {t(locked ? 'locked' : 'connecting')}
      </button>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={open}
      title={address}
      aria-label={t('account', { address: shortenAddress(address) })}
      className={compact ? 'press grid size-11 flex-none place-items-center' : `${look} pr-3 pl-2`}
    >
      <Identicon address={address} />
      {!compact && <span className="font-mono text-13">{shortenAddress(address)}</span>}
    </button>
  );
}
