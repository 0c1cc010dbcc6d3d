import {
  exceeds,
  give,
  MOST_BALANCE,
  putExchange,
  shortage,
  withBalances,
} from '../../exchanges/exchange-sides.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { ArithmeticRefusal, contractRefusal } from '../refusal.ts';
import { exchangeOfCreator } from './exchange-owner.ts';

/** Adds to both sides of an exchange in their present ratio; its creator only. */
export const exchangeInject: NativeContract<'ExchangeInjectContract'> = {
  validate({ state }, value) {
    const found = exchangeOfCreator(state, value, 'token id is not in exchange');
    if (typeof found === 'string') return found;
    const { account, side, other } = found;
    if (side.balance === 0n || other.balance === 0n) return CLOSED;
    if (value.quant <= 0n) return 'injected token quant must greater than zero';
    const more = (other.balance * value.quant) / side.balance;
    if (more > MAX_INT64) throw new ArithmeticRefusal('BigInteger out of long range');
    if (more <= 0n) return 'the calculated token quant  must be greater than 0';
    if (exceeds(side.balance + value.quant) || exceeds(other.balance + more)) {
      return `token balance must less than ${MOST_BALANCE}`;
    }
    return (
      shortage(account, side.token, value.quant, 'token balance is not enough') ??
      shortage(account, other.token, more, 'another token balance is not enough')
    );
  },

  execute({ state }, value) {
    const found = exchangeOfCreator(state, value, '');
    if (typeof found === 'string') throw contractRefusal(found);
    const { account, exchange, side, other } = found;
    const more = (other.balance * value.quant) / side.balance;
    give(state, account.address, side.token, -value.quant);
    give(state, account.address, other.token, -more);
    const change = { side: value.quant, other: more };
    putExchange(state, withBalances(exchange, tokenIdIn(value.token_id), change));
    return { fee: 0n, exchange: { injectedOther: more } };
  },
};

export const CLOSED = 'Token balance in exchange is equal with 0,the exchange has been closed';
