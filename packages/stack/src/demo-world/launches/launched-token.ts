import { tokenFactory } from '@vellum/contracts/token-launch';
import type { HexAddress } from '@vellum/tron/address';
import { asks, type NodeView } from '../world.ts';

/** The contracts of a token. */
export type Launched = Readonly<Record<'token' | 'presale' | 'trade' | 'basePool', HexAddress>>;

/** The first token of this symbol that was made; null when there is none. */
export async function launchedAs(place: NodeView, symbol: string): Promise<Launched | null> {
  const count = await asks(place, 'tokenFactory', tokenFactory.launchCount());
  for (let index = 0n; index < count; index += 1n) {
    const { tokenSymbol, token, presale, trade, basePool } = await asks(
      place,
      'tokenFactory',
      tokenFactory.launch(index),
    );
    if (tokenSymbol === symbol) return { token, presale, trade, basePool };
  }
  return null;
}
