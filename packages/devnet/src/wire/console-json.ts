import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import { InternalTransactionMessage, internalMessage } from './log-json.ts';

/** Internal transactions to the console with their call data, where TronBox reads what a contract printed. */
export function consoleJson({ calls }: ConsoleCalls, style: JsonStyle): readonly JsonObject[] {
  return calls.map(({ internal, data }) => ({
    ...messageToJson(InternalTransactionMessage, internalMessage(internal), style),
    data: toHex(data),
  }));
}

/** The same among all internal transactions of a run. */
export function withConsoleData(
  internal: readonly JsonObject[],
  console: ConsoleCalls | undefined,
): readonly JsonObject[] {
  if (console === undefined) return internal;
  const data = new Map(console.calls.map((call) => [call.position, toHex(call.data)]));
  return internal.map((entry, position) =>
    data.has(position) ? { ...entry, data: data.get(position) ?? '' } : entry,
  );
}
