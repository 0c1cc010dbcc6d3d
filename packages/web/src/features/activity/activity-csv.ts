import { formatAmount } from '@vellum/tron/amount';
import type { ActivityEntry } from './activity-entry.ts';

/** All entries as CSV, with transaction and block, so that each line can be checked on chain. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const header = ['time', 'action', 'state', 'given', 'order', 'transaction', 'block', 'final'];
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    entry.key,
    entry.status,
    entry.give
      .map(({ amount, decimals, symbol }) => `${formatAmount(BigInt(amount), decimals)} ${symbol}`)
      .join(' + '),
    entry.record?.orderId ?? entry.order?.orderId ?? '',
    entry.txid ?? '',
    entry.block === null ? '' : String(entry.block),
    entry.final ? 'yes' : 'no',
  ]);
  return [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Spreadsheets run what begins like a formula; a quote in front keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
