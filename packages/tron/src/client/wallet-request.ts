import type { JsonObject } from '../json.ts';
import type { Answer } from './answer.ts';
import type { Client, Finality } from './client.ts';

export type ReadOptions = Readonly<{
  /** `latest` by default. */
  finality?: Finality;
  signal?: AbortSignal;
}>;

/** A call that both kinds of node serve, each under its own prefix. */
export function readWallet(
  client: Client,
  call: string,
  body: JsonObject,
  { finality = 'latest', signal }: ReadOptions = {},
): Promise<Answer> {
  return finality === 'latest'
    ? client.full.request({ path: `/wallet/${call}`, body, signal })
    : client.confirmed.request({ path: `/walletsolidity/${call}`, body, signal });
}
