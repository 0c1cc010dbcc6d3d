import { createConfig } from 'ponder';
import { tokenAbi } from './token-abi.ts';

// Written by bench/indexer/ponder.ts.
const { PONDER_NODE, PONDER_CHAIN, PONDER_DATABASE, PONDER_TOKEN, PONDER_LAST } = process.env;

export default createConfig({
  database: { kind: 'postgres', connectionString: PONDER_DATABASE },
  chains: { tron: { id: Number(PONDER_CHAIN), rpc: PONDER_NODE } },
  contracts: {
    Token: {
      chain: 'tron',
      abi: tokenAbi,
      address: PONDER_TOKEN as `0x${string}`,
      startBlock: 1,
      endBlock: Number(PONDER_LAST),
    },
  },
});
