import type { Block } from '../chain/block.ts';
import type { ChainObserver } from '../chain/observer.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { BoundedLog } from './bounded-log.ts';
import { consoleText } from './console-text.ts';
import { printable } from './printable.ts';
import { transactionLine } from './transaction-line.ts';

/** Lines that one transaction or call may print. */
const MOST_LINES = 256;

/** Writes what contracts print by console.log and, if verbose, a line for each transaction. */
export function activityLog(log: BoundedLog, state: StateReader, verbose: boolean): ChainObserver {
  const logBlock = ({ transactions, receipts }: Block, console: Console) => {
    for (const [index, transaction] of transactions.entries()) {
      const receipt = receipts[index];
      if (verbose && receipt) log.write(transactionLine(transaction, receipt, state));
      logConsole(log, console.get(transaction.id));
    }
  };
  return {
    mined: (block, console) => {
      if (verbose || console.size > 0) logBlock(block, console);
    },
    refused: ({ id }, { code, message }) => {
      if (verbose) log.write(printable(`refused  ${id}  ${code}: ${message}`));
    },
    called: (result) => {
      if (result.status === 'run') logConsole(log, result.outcome.console);
    },
  };
}

type Console = Parameters<ChainObserver['mined']>[1];

function logConsole(log: BoundedLog, console: ConsoleCalls | undefined): void {
  if (console === undefined) return;
  const { calls, dropped } = console;
  for (const { data } of calls.slice(0, MOST_LINES)) log.write(`console.log: ${consoleText(data)}`);
  const more = Math.max(0, calls.length - MOST_LINES) + dropped;
  if (more > 0) log.write(`console.log: … and ${more} more lines`);
}
