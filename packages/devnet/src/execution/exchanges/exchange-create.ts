import type { ContractValue } from '@vellum/tron/protocol/contracts';
import {
  give,
  isTokenId,
  MOST_BALANCE,
  putExchange,
  shortage,
  TRX,
} from '../../exchanges/exchange-sides.ts';
import type { Account } from '../../state/account.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { burn, debit } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Name of the chain-wide number of the newest exchange. */
const EXCHANGE_ID = 'LATEST_EXCHANGE_NUM';

type Value = ContractValue<'ExchangeCreateContract'>;

/** Makes an exchange of two tokens, filled by its creator. */
export const exchangeCreate: NativeContract<'ExchangeCreateContract'> = {
  validate({ state, parameters }, value) {
    const owner = addressIn(value.owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return `account[${owner}] not exists`;
    const fee = parameters.getExchangeCreateFee;
    if (account.balance < fee) return 'No enough balance for exchange create fee!';
    return termsProblem(value) ?? fundsProblem(value, account, fee);
  },

  execute(context, value) {
    const { state, parameters, headTime } = context;
    const creator = addressIn(value.owner_address);
    if (creator === undefined) throw contractRefusal('Invalid address');
    const fee = parameters.getExchangeCreateFee;
    debit(state, creator, fee);
    burn(context, fee);
    const id = Number(state.property(EXCHANGE_ID) ?? 0n) + 1;
    state.putProperty(EXCHANGE_ID, BigInt(id));
    const [first, second] = sidesIn(value);
    for (const { token, balance } of [first, second]) give(state, creator, token, -balance);
    putExchange(state, { id, creator, createTime: headTime, first, second });
    return { fee, exchange: { id } };
  },
};

function sidesIn(value: Value) {
  return [
    { token: tokenIdIn(value.first_token_id), balance: value.first_token_balance },
    { token: tokenIdIn(value.second_token_id), balance: value.second_token_balance },
  ] as const;
}

function termsProblem(value: Value): string | undefined {
  const [first, second] = sidesIn(value);
  if (!isTokenId(first.token)) return 'first token id is not a valid number';
  if (!isTokenId(second.token)) return 'second token id is not a valid number';
  if (first.token === second.token) return 'cannot exchange same tokens';
  if (first.balance <= 0n || second.balance <= 0n) return 'token balance must greater than zero';
  return first.balance > MOST_BALANCE || second.balance > MOST_BALANCE
    ? `token balance must less than ${MOST_BALANCE}`
    : undefined;
}

function fundsProblem(value: Value, account: Account, fee: bigint): string | undefined {
  for (const [index, { token, balance }] of sidesIn(value).entries()) {
    const needed = token === TRX ? balance + fee : balance;
    const wording = `${index === 0 ? 'first' : 'second'} token balance is not enough`;
    const short = shortage(account, token, needed, wording);
    if (short !== undefined) return short;
  }
  return undefined;
}
