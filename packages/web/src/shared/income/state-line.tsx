import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import type { ReactNode } from 'react';
import { StateMark } from './state-mark.tsx';

type StateLineProps = Readonly<{
  title: string;
  note: string | null;
  amount: string;
  symbol: string | undefined;
  state: IncomeState;
  claimed?: boolean;
  onShow: () => void;
}>;

/** One line of a list of income or withdrawals, pressed for the whole of it; what failed is struck out. */
export function StateLine(props: StateLineProps): ReactNode {
  const { title, note, amount, symbol, state, claimed, onShow } = props;
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-15 w-full items-start justify-between gap-3 px-4 py-3 text-left hover:bg-surface-2"
    >
      <span className="min-w-0">
        <span className="block">{title}</span>
        {note !== null && <span className="block text-13 text-ink-2">{note}</span>}
      </span>
      <span className="grid flex-none justify-items-end text-right">
        <span
          className={
            state === 'failed' ? 'whitespace-nowrap text-ink-2 line-through' : 'whitespace-nowrap'
          }
        >
          <span className={state === 'failed' ? '' : 'font-strong'}>{amount}</span>{' '}
          <span className="text-14 text-ink-2">{symbol}</span>
        </span>
        <StateMark state={state} {...(claimed !== undefined && { claimed })} />
      </span>
    </button>
  );
}
