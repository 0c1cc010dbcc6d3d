import { boughtFor } from '../../exchanges/exchange-price.ts';
import {
  exceeds,
  give,
  MOST_BALANCE,
  putExchange,
  shortage,
  withBalances,
} from '../../exchanges/exchange-sides.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import type { NativeContract } from '../native-contract.ts';
import { contractRefusal } from '../refusal.ts';
import { CLOSED } from './exchange-inject.ts';
import { exchangeMeant, type Meant } from './exchange-owner.ts';

/** Sells one token of an exchange for the other, for at least what is expected. */
export const exchangeTransaction: NativeContract<'ExchangeTransactionContract'> = {
  validate({ state }, value) {
    const found = exchangeMeant(state, value, 'token is not in exchange');
    if (typeof found === 'string') return found;
    if (value.quant <= 0n) return 'token quant must greater than zero';
    if (value.expected <= 0n) return 'token expected must greater than zero';
    const { account, side, other } = found;
    if (side.balance === 0n || other.balance === 0n) return CLOSED;
    if (exceeds(side.balance + value.quant)) {
      return `token balance must less than ${MOST_BALANCE}`;
    }
    const short = shortage(account, side.token, value.quant, 'token balance is not enough');
    if (short !== undefined) return short;
    return soldFor(found, value.quant) < value.expected
      ? 'token required must greater than expected'
      : undefined;
  },

  execute({ state }, value) {
    const found = exchangeMeant(state, value, '');
    if (typeof found === 'string') throw contractRefusal(found);
    const { account, exchange, side, other } = found;
    const received = soldFor(found, value.quant);
    give(state, account.address, side.token, -value.quant);
    give(state, account.address, other.token, received);
    const change = { side: value.quant, other: -received };
    putExchange(state, withBalances(exchange, tokenIdIn(value.token_id), change));
    return { fee: 0n, exchange: { received } };
  },
};

const soldFor = ({ side, other }: Meant, sold: bigint): bigint =>
  boughtFor(sold, { balance: side.balance, other: other.balance });
