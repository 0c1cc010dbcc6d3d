import { useStored } from '../state/use-store.ts';
import { lastWallet } from './last-wallet.ts';
import { useWallet } from './wallet.ts';

/** Whether the wallet of the last visit is being taken up again, or will be once its code is here. */
export function useReturning(): boolean {
  const { connection, search } = useWallet();
  const last = useStored(lastWallet);
  if (connection.status === 'connecting') return true;
  const isBefore = connection.status === 'none' && search.status === 'stopped';
  return isBefore && last !== null;
}
