import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { MessageInput } from '@vellum/tron/protobuf/message-type';
import { blockByNumber } from '../chain-view.ts';
import { JavaError } from './java-error.ts';
import { byMessage } from './readings.ts';
import { AccountBalanceRequest, BlockIdentifier } from './request-messages.ts';
import { type ServletCall, type ServletTable, servlet } from './servlet.ts';

type Identifier = MessageInput<typeof BlockIdentifier>;

/** Balances of the past, as a node answers that does not keep them: java-tron's default. */
export const balanceReads: ServletTable = {
  getaccountbalance: servlet(
    { get: 'refused', post: byMessage(AccountBalanceRequest) },
    (call, { account_identifier: account, block_identifier: block }): JsonObject => {
      if (account === undefined) throw illegal('account_identifier is null');
      if (!account.address?.length) throw illegal('account_identifier address is null');
      if (block === undefined) throw illegal('block_identifier null');
      const { id, number } = identified(call, block);
      return { balance: 0, block_identifier: { hash: id, number } };
    },
  ),
  getblockbalance: servlet({ get: 'refused', post: byMessage(BlockIdentifier) }, (call, block) => {
    identified(call, block);
    throw new JavaError(
      'org.tron.core.exception.ItemNotFoundException',
      'This block does not exist',
    );
  }),
};

/** The block that number and hash name together. */
function identified(call: ServletCall, { hash, number = 0n }: Identifier) {
  if (number < 0n) throw illegal('block_identifier number less than 0');
  if (hash?.length !== 32) throw illegal('block_identifier hash length not equals 32');
  const block = blockByNumber(call, Number(number));
  if (block === undefined) {
    const text = `number: ${number} is not found!`;
    throw new JavaError('org.tron.core.exception.ItemNotFoundException', text);
  }
  if (block.id !== toHex(hash)) throw illegal('number and hash do not match');
  return block;
}

const illegal = (message: string) => new JavaError('java.lang.IllegalArgumentException', message);
