import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { defineMessage } from '@vellum/tron/protobuf/message-type';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Exchange } from '../state/exchange.ts';

const ExchangeMessage = defineMessage('Exchange', {
  exchange_id: [1, 'int64'],
  creator_address: [2, 'address'],
  create_time: [3, 'int64'],
  first_token_id: [6, 'name'],
  first_token_balance: [7, 'int64'],
  second_token_id: [8, 'name'],
  second_token_balance: [9, 'int64'],
});

/** An exchange as `getexchangebyid` prints it. */
export function exchangeJson(exchange: Exchange, style: JsonStyle): JsonObject {
  const { id, creator, createTime, first, second } = exchange;
  const message = {
    exchange_id: BigInt(id),
    creator_address: addressBytes(creator),
    create_time: BigInt(createTime),
    first_token_id: utf8ToBytes(first.token),
    first_token_balance: first.balance,
    second_token_id: utf8ToBytes(second.token),
    second_token_balance: second.balance,
  };
  return messageToJson(ExchangeMessage, message, style);
}
