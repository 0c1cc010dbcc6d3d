/** What the web takes from this package, for measuring: every export that reaches the browser. */

import { TransferContract } from '../src/protocol/balance.ts';
import { CreateSmartContract, TriggerSmartContract } from '../src/protocol/smart-contract.ts';
import { createTransactionCodec } from '../src/transaction-codec.ts';

export { decodeResult, encodeCall } from '../src/abi/call.ts';
export { decodeLog } from '../src/abi/log.ts';
export { decodeRevert } from '../src/abi/revert.ts';
export {
  fromHexAddress,
  parseAddress,
  parseHexAddress,
  shortenAddress,
  toHexAddress,
} from '../src/address.ts';
export { abbreviateAmount, formatAmount, parseAmount, parseSun } from '../src/amount.ts';
export { getAccount, getAccountResource } from '../src/client/accounts.ts';
export { getBlockByNumber, getNowBlock } from '../src/client/blocks.ts';
export { broadcast } from '../src/client/broadcast.ts';
export { getChainParameters, getEnergyPrices } from '../src/client/chain-parameters.ts';
export { createClient } from '../src/client/client.ts';
export { estimateEnergy, readContract, simulateCall } from '../src/client/constant-call.ts';
export { contractEvents } from '../src/client/events.ts';
export { getTransactionInfo } from '../src/client/transactions.ts';
export { CREATION_FEE_LIMIT, draftCall } from '../src/contract-call.ts';
export * from '../src/errors.ts';
export { transactionToJson } from '../src/transaction-json.ts';

/** The kinds of transaction that pages let users sign. */
export const transactions = createTransactionCodec({
  TransferContract,
  TriggerSmartContract,
  CreateSmartContract,
});
