import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';

/** A decoded ABI value for people: addresses in base58, bytes as 0x hex, numbers in decimal. */
export function valueText(type: string, value: unknown): string {
  if (Array.isArray(value)) {
    const item = type.slice(0, type.lastIndexOf('['));
    return `[${value.map((each) => valueText(item, each)).join(', ')}]`;
  }
  if (value instanceof Uint8Array) return `0x${toHex(value)}`;
  return type === 'address' ? fromHexAddress(value as HexAddress) : String(value);
}
