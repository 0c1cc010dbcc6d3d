import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { TokenChain } from './token-chain.ts';

const NOBODY = `41${'00'.repeat(20)}` as HexAddress;

type Transfer = Readonly<{
  place: readonly [block: number, transaction: number, log: number];
  from: HexAddress;
  to: HexAddress;
  value: bigint;
}>;

/** What the projection must have made of the chain as it is now, computed without the indexer. */
export function referenceOf(chain: TokenChain, tokens: readonly HexAddress[]) {
  const transfers = transfersOf(chain, tokens);
  const balances = new Map<HexAddress, { amount: bigint; changed: number }>();
  for (const { place, from, to, value } of transfers) {
    for (const [holder, change] of [[from, -value] as const, [to, value] as const]) {
      const amount = (balances.get(holder)?.amount ?? 0n) + change;
      if (amount === 0n) balances.delete(holder);
      else balances.set(holder, { amount, changed: place[0] });
    }
  }
  balances.delete(NOBODY);
  return {
    transfers: transfers.map(({ place, from, to, value }) =>
      [...place, fromHexAddress(from), fromHexAddress(to), value].join(),
    ),
    balances: [...balances]
      .map(([holder, { amount, changed }]) => [fromHexAddress(holder), amount, changed].join())
      .sort(),
  };
}

function transfersOf(chain: TokenChain, tokens: readonly HexAddress[]): Transfer[] {
  const { chain: read } = chain.devnet;
  const blocks = Array.from({ length: read.head().number }, (_, at) => read.blockByNumber(at + 1)!);
  const logs = blocks.flatMap(({ number, receipts }) =>
    receipts.flatMap((receipt, tx) =>
      receipt.logs.map((log, at) => ({ log, place: [number, tx, at] as const })),
    ),
  );
  return logs.flatMap(({ log, place }) => {
    const event = tokens.includes(log.address) ? trc20.event(log) : null;
    return event?.name === 'Transfer' ? [{ place, ...event.arguments }] : [];
  });
}
