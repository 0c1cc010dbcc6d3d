import { encodeValues } from '@vellum/tron/abi/abi-codec';
import type { AbiParameter } from '@vellum/tron/abi/abi-item';
import { findItem, selectorOf } from '@vellum/tron/abi/abi-lookup';
import { concatBytes, fromHex } from '@vellum/tron/bytes';
import { parseAbi } from '@vellum/tron/test/parse-abi';

type ValueText = string | readonly ValueText[];

/** The call of an order as the API tells it, in words. */
export type ToldCall = Readonly<{
  method: string;
  params: readonly Readonly<{ type: string; value: ValueText }>[];
}>;

/** The call data of what an order asks for, from its words alone. */
export function callDataOf({ method, params }: ToldCall): Uint8Array {
  const name = method.slice(0, method.indexOf('('));
  const item = findItem(parseAbi([`function ${method}`]) as never, 'function', name);
  const inputs = item.inputs ?? [];
  const values = inputs.map((input, place) => encodable(input, params[place]?.value ?? ''));
  return concatBytes(selectorOf(item), encodeValues(inputs, values));
}

function encodable(parameter: AbiParameter, text: ValueText): unknown {
  const element = /^(.+)\[\d*\]$/.exec(parameter.type)?.[1];
  if (element !== undefined) {
    return (text as readonly ValueText[]).map((one) =>
      encodable({ ...parameter, type: element }, one),
    );
  }
  if (parameter.type === 'tuple') {
    return (parameter.components ?? []).map((part, place) =>
      encodable(part, (text as readonly ValueText[])[place] ?? ''),
    );
  }
  if (/^u?int/.test(parameter.type)) return BigInt(text as string);
  if (parameter.type === 'bool') return text === 'true';
  return parameter.type.startsWith('bytes') ? fromHex(text as string) : text;
}
