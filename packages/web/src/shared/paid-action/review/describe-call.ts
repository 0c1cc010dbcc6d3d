import type { Address } from '@vellum/tron/address';
import { type ReadArgument, readCall } from '../../chain/read-call.ts';
import { countText, moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';
import { dateTimeText } from '../../format/date.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { PlannedCall } from '../paid-action.ts';
import { trx } from '../trx.ts';

/** An argument of the call as the reader knows it: an amount with its coin, an address with its name. */
export type CallArgument = Readonly<{
  name: string;
  value:
    | Readonly<{ kind: 'text'; text: string }>
    | Readonly<{ kind: 'address'; address: Address; contract: string | null; isOwn: boolean }>;
}>;

export type DescribedCall = Readonly<{
  /** Null where the interface does not say what the bytes mean. */
  name: string | null;
  selector: string;
  args: readonly CallArgument[];
}>;

type Known = Readonly<{
  /** Amounts that the review names: the same number is shown in the same coin. */
  amounts: readonly Money[];
  contracts: Readonly<Record<string, Address>>;
  account: Address | null;
  locale: Locale;
}>;

/** Every argument of a call, none left out, and the TRX sent along. */
export function describeCall(
  { data, value, abi }: PlannedCall['call'],
  known: Known,
): DescribedCall {
  const { selector, signature, args } = readCall(data, abi);
  const described = args.map((arg) => describeArgument(arg, known));
  const sent = { name: 'value', value: { kind: 'text', text: moneyText(trx(value)) } } as const;
  return {
    name: signature?.split('(')[0] ?? null,
    selector,
    args: value > 0n ? [...described, sent] : described,
  };
}

function describeArgument({ name, value }: ReadArgument, known: Known): CallArgument {
  if (value.kind === 'text')
    return { name, value: { kind: 'text', text: textOf(name, value.text, known) } };
  const { address } = value;
  const contract =
    Object.keys(known.contracts).find((one) => known.contracts[one] === address) ?? null;
  return { name, value: { kind: 'address', address, contract, isOwn: address === known.account } };
}

/** Seconds: moments of this century are told as such where the argument is named after one. */
const MOMENT = { from: 1_600_000_000n, to: 4_000_000_000n } as const;
const timeNames = /deadline|expires|time|until|start|end/i;
/** What comes back is of another coin than what is given, however alike the numbers are. */
const receivedNames = /min|out/i;

function textOf(name: string, text: string, { amounts, locale }: Known): string {
  if (!/^\d+$/.test(text)) return text;
  const number = BigInt(text);
  const isGiven = number > 0n && !receivedNames.test(name);
  const money = isGiven ? amounts.find(({ amount }) => amount === number) : undefined;
  if (money) {
    const { symbol, decimals } = money;
    return moneyText({ symbol, decimals, amount: number });
  }
  if (timeNames.test(name) && number > MOMENT.from && number < MOMENT.to) {
    return dateTimeText(Number(number) * 1000, locale);
  }
  return countText(number);
}
