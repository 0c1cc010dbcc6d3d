import { burnMine } from '@vellum/contracts/burn-mining';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { oracle } from '@vellum/contracts/prices';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { type BurnRates, SAMPLE } from './burn-rates.ts';

/** What burning a coin costs now, by the chain itself. */
export async function readBurnRates(chain: Chain, coin: Address): Promise<BurnRates> {
  const usdt = chain.contract('usdt');
  const place = fromHexAddress(await chain.read('dex', dexFactory.pairOf(usdt, coin)));
  const [perSample, { average }, { reserve0, reserve1 }, first, room, swapRoom] = await Promise.all(
    [
      chain.read('burnMine', burnMine.coinFor(coin, SAMPLE)),
      chain.read('oracle', oracle.consult(usdt, SAMPLE, coin)),
      chain.read(place, pair.reserves()),
      chain.read(place, pair.token0()),
      chain.read('burnMine', burnMine.roomInBlock(coin)),
      chain.read('burnMine', burnMine.swapRoomInBlock(coin)),
    ],
  );
  const isUFirst = first === toHexAddress(usdt);
  return {
    // The one unit that the contract adds to every burn is added to each apart.
    perSample: perSample - 1n,
    averagePerSample: average,
    reserveU: isUFirst ? reserve0 : reserve1,
    reserveCoin: isUFirst ? reserve1 : reserve0,
    room,
    swapRoom,
  };
}
