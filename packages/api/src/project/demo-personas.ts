import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';

/** Who a visitor of the embedded chain can be at once; a newcomer takes a fresh key instead. */
export const demoPersonaNames = ['collector', 'creator', 'owner'] as const;
export type DemoPersonaName = (typeof demoPersonaNames)[number];

/** Private key in hex. Everyone can derive it: it holds test funds on the embedded chain and nothing elsewhere. */
export function demoPersonaKey(name: DemoPersonaName): string {
  return toHex(sha256(utf8ToBytes(`vellum demo persona/${name}`)));
}
