import { formatAmount } from '@vellum/tron/amount';
import type { Portfolio } from './portfolio-of.ts';
import type { ValuedPosition } from './value-positions.ts';

/** Amounts in whole coins, exact. Addresses and symbols that cannot begin a formula: names are texts of people. */
const HEADER =
  'time,block,kind,id,level,count,contract,coin,symbol,amount,price_from,value_u,sell_now_u,counted_u\n';

/** The columns after the kind. */
const NOTHING = ','.repeat(11);

const U_DECIMALS = 6;

/** One line for each coin of a position; the value stands on its first. What is left out is told by a line of its own. */
export function portfolioCsv({ holdings, positions, walletBlock, isCut }: Portfolio): string {
  const { now, person } = holdings;
  const start = `${new Date(now).toISOString()},${person.cursor.number}`;
  const missing = [
    ...(walletBlock === null ? ['walletUnknown'] : []),
    ...(isCut ? ['moreNotListed'] : []),
  ];
  const lines = positions.flatMap((of) => linesOf(of, holdings, start));
  return HEADER + lines.join('') + missing.map((what) => `${start},${what}${NOTHING}\n`).join('');
}

function linesOf(of: ValuedPosition, { coins }: Portfolio['holdings'], start: string) {
  const { kind, id, level, count, contract, parts, source } = of;
  const named = [start, kind, id, level, count, contract].map((field) => field ?? '');
  const values = [of.value, of.sellNow, of.counted].map((value) => inU(value?.u ?? null));
  const shown = parts.length === 0 ? [null] : parts;
  return shown.map((part, place) => {
    const coin = part && coins.named(part.coin);
    const ofCoin = [
      coin?.coin ?? '',
      coin === null ? '' : quoted(coin.symbol),
      part === null || coin === null ? '' : formatAmount(part.amount, coin.decimals),
    ];
    const worth = place === 0 ? [source ?? 'none', ...values] : ['', '', '', ''];
    return `${[...named, ...ofCoin, ...worth].join(',')}\n`;
  });
}

const inU = (u: bigint | null) => (u === null ? '' : formatAmount(u, U_DECIMALS));

/** Anyone names a token, and a table would run what begins with one of these. */
const quoted = (symbol: string) =>
  `"${/^[=+\-@\t\r]/.test(symbol) ? "'" : ''}${symbol.replaceAll('"', '""')}"`;
