import type { Json } from '@vellum/tron/json';
import type { RpcContext } from '../jsonrpc/rpc-methods.ts';
import { quantity } from '../jsonrpc/rpc-values.ts';
import { count } from './hook-values.ts';

export async function snapshot({ control }: RpcContext): Promise<string> {
  return quantity(await control.snapshot());
}

/** The number of a snapshot, which tools give back as they got it. */
export const snapshotId = (value: Json | undefined): number =>
  count(value, 0, Number.MAX_SAFE_INTEGER);
