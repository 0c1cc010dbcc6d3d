import { findExchange, isTokenId, sidesOf } from '../../exchanges/exchange-sides.ts';
import type { Account } from '../../state/account.ts';
import type { Exchange, ExchangeSide } from '../../state/exchange.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { tokenIdIn } from '../../tokens/token-names.ts';
import { addressIn } from '../owner.ts';

/** Fields that every use of an exchange has. */
export type ExchangeFields = Readonly<{
  owner_address: Uint8Array;
  exchange_id: bigint;
  token_id: Uint8Array;
}>;

export type Meant = Readonly<{
  account: Account;
  exchange: Exchange;
  side: ExchangeSide;
  other: ExchangeSide;
}>;

/** The exchange and the side of it that a message means, or java-tron's reason why there is none. */
export function exchangeMeant(
  state: StateReader,
  { owner_address, exchange_id, token_id }: ExchangeFields,
  /** java-tron words it differently by contract type. */
  notInside: string,
  isAllowed: (exchange: Exchange, account: Account) => string | undefined = () => undefined,
): Meant | string {
  const owner = addressIn(owner_address);
  if (owner === undefined) return 'Invalid address';
  const account = state.account(owner);
  if (account === undefined) return `account[${owner}] not exists`;
  const exchange = findExchange(state, exchange_id);
  if (exchange === undefined) return `Exchange[${exchange_id}] not exists`;
  const refused = isAllowed(exchange, account);
  if (refused !== undefined) return refused;
  const token = tokenIdIn(token_id);
  if (!isTokenId(token)) return 'token id is not a valid number';
  const sides = sidesOf(exchange, token);
  return sides ? { account, exchange, ...sides } : notInside;
}

/** The same where only the creator may. */
export function exchangeOfCreator(
  state: StateReader,
  fields: ExchangeFields,
  notInside: string,
): Meant | string {
  return exchangeMeant(state, fields, notInside, ({ creator }, { address }) =>
    creator === address ? undefined : `account[${address}] is not creator`,
  );
}
