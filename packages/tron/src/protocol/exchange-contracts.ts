import { defineMessage } from '../protobuf/message-type.ts';

export const ExchangeCreateContract = defineMessage('ExchangeCreateContract', {
  owner_address: [1, 'address'],
  first_token_id: [2, 'name'],
  first_token_balance: [3, 'int64'],
  second_token_id: [4, 'name'],
  second_token_balance: [5, 'int64'],
});

export const ExchangeInjectContract = defineMessage('ExchangeInjectContract', {
  owner_address: [1, 'address'],
  exchange_id: [2, 'int64'],
  token_id: [3, 'name'],
  quant: [4, 'int64'],
});

export const ExchangeWithdrawContract = defineMessage('ExchangeWithdrawContract', {
  owner_address: [1, 'address'],
  exchange_id: [2, 'int64'],
  token_id: [3, 'name'],
  quant: [4, 'int64'],
});

export const ExchangeTransactionContract = defineMessage('ExchangeTransactionContract', {
  owner_address: [1, 'address'],
  exchange_id: [2, 'int64'],
  token_id: [3, 'name'],
  quant: [4, 'int64'],
  expected: [5, 'int64'],
});

export const MarketSellAssetContract = defineMessage('MarketSellAssetContract', {
  owner_address: [1, 'address'],
  sell_token_id: [2, 'name'],
  sell_token_quantity: [3, 'int64'],
  buy_token_id: [4, 'name'],
  buy_token_quantity: [5, 'int64'],
});

export const MarketCancelOrderContract = defineMessage('MarketCancelOrderContract', {
  owner_address: [1, 'address'],
  order_id: [2, 'bytes'],
});
