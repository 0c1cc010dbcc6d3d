import type { ReactNode } from 'react';
import { WaitingList } from '../../features/waiting/waiting-list.tsx';
import { useOrderName } from './use-order-name.ts';

/** Everything that waits, with the names that the activity list has for actions. */
export function WaitingPage(): ReactNode {
  return <WaitingList orderName={useOrderName()} />;
}
