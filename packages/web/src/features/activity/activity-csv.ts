import { formatAmount } from '@vellum/tron/amount';
import type { KeptMoney } from '../../shared/paid-action/journal/journal-record.ts';
import type { ActivityEntry } from './activity-entry.ts';

/** All entries as CSV, with transaction and block, so that each line can be checked on chain. */
export function activityCsv(entries: readonly ActivityEntry[]): string {
  const header = ['time', 'action', 'state', 'given', 'order', 'transaction', 'block', 'final'];
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    entry.key,
    entry.status,
    entry.give.map(given).join(' + '),
    entry.record?.orderId ?? entry.order?.orderId ?? '',
    entry.txid ?? '',
    entry.block === null ? '' : String(entry.block),
    entry.final ? 'yes' : 'no',
  ]);
  return [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Of LP the two coins that it stood for, with plain spaces and without marks between thousands. */
const given = ({ amount, decimals, symbol, stands }: KeptMoney): string =>
  stands?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, '') ??
  `${formatAmount(BigInt(amount), decimals)} ${symbol}`;

/** Spreadsheets run what begins like a formula; a quote in front keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
