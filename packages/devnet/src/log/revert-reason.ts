import type { Abi } from '@vellum/tron/abi/abi-item';
import { findByHash } from '@vellum/tron/abi/abi-lookup';
import { decodeRevert } from '@vellum/tron/abi/revert';
import { toHex } from '@vellum/tron/bytes';
import { valueText } from './value-text.ts';

/** Codes of Solidity's own checks. */
const PANICS: Readonly<Record<string, string>> = {
  '1': 'assertion failed',
  '17': 'arithmetic overflow',
  '18': 'division by zero',
  '33': 'no such enum value',
  '34': 'corrupt storage array',
  '49': 'pop from an empty array',
  '50': 'index out of bounds',
  '65': 'out of memory',
  '81': 'call of an uninitialised function',
};
const SHOWN = 64;

/** Why a call reverted, as Solidity would write it; '' when it said nothing. */
export function revertReason(data: Uint8Array, abi: Abi): string {
  const revert = decodeRevert(data, abi);
  switch (revert.kind) {
    case 'silent':
      return '';
    case 'message':
      return `Error(${JSON.stringify(revert.message)})`;
    case 'panic':
      return `Panic(0x${revert.code.toString(16)}: ${PANICS[String(revert.code)] ?? 'unknown'})`;
    case 'custom': {
      const { inputs = [] } = findByHash(abi, 'error', data.slice(0, 4)) ?? {};
      const values = revert.arguments.map((value, index) =>
        valueText(inputs[index]?.type ?? '', value),
      );
      return `${revert.name}(${values.join(', ')})`;
    }
    case 'unknown': {
      const rest = data.length > SHOWN ? `… (${data.length} bytes)` : '';
      return `0x${toHex(data.subarray(0, SHOWN))}${rest}`;
    }
  }
}
