import { toHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';

/** A decoded value in the event API's spelling: all texts, numbers in decimal, addresses as 0x, bytes as bare hex. */
export function valueText(type: string, value: unknown): Json {
  if (Array.isArray(value)) {
    const item = type.slice(0, type.lastIndexOf('['));
    return value.map((each) => valueText(item, each));
  }
  if (value instanceof Uint8Array) return toHex(value);
  const text = String(value);
  return type === 'address' ? `0x${text.slice(2)}` : text;
}
