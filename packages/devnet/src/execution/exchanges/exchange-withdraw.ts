import { give, putExchange, withBalances } from '../../exchanges/exchange-sides.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { ArithmeticRefusal, contractRefusal } from '../refusal.ts';
import { CLOSED } from './exchange-inject.ts';
import { exchangeOfCreator } from './exchange-owner.ts';

/** The other side's part may be off by so much of itself. */
const PRECISION = 0.0001;

/** Takes from both sides of an exchange in their present ratio; its creator only. */
export const exchangeWithdraw: NativeContract<'ExchangeWithdrawContract'> = {
  validate({ state }, value) {
    const found = exchangeOfCreator(state, value, 'token is not in exchange');
    if (typeof found === 'string') return found;
    const { side, other } = found;
    if (value.quant <= 0n) return 'withdraw token quant must greater than zero';
    if (side.balance === 0n || other.balance === 0n) return CLOSED;
    const more = (other.balance * value.quant) / side.balance;
    if (more > MAX_INT64) throw new ArithmeticRefusal('Overflow');
    if (side.balance < value.quant || other.balance < more) return 'exchange balance is not enough';
    if (more <= 0n) return 'withdraw another token quant must greater than zero';
    const exact = rounded(other.balance * value.quant, side.balance);
    return (exact - Number(more)) / Number(more) > PRECISION ? 'Not precise enough' : undefined;
  },

  execute({ state }, value) {
    const found = exchangeOfCreator(state, value, '');
    if (typeof found === 'string') throw contractRefusal(found);
    const { account, exchange, side, other } = found;
    const more = (other.balance * value.quant) / side.balance;
    give(state, account.address, side.token, value.quant);
    give(state, account.address, other.token, more);
    const change = { side: -value.quant, other: -more };
    putExchange(state, withBalances(exchange, tokenIdIn(value.token_id), change));
    return { fee: 0n, exchange: { withdrawnOther: more } };
  },
};

/** The quotient to four decimals, half up. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 20_000n + denominator) / (denominator * 2n)) / 10_000;
}
