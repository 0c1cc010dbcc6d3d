import { storedValue } from './stored-value.ts';
import { useStored } from './use-store.ts';

/** Spec §3: what the app remembers between pages, and keeps through a reload. */
type ClientState = Readonly<{
  /** The token or card being worked on. */
  tokenId: string | null;
  /** How far a form of several steps has come. */
  step: string | null;
  /** Where the visitor came from: the way back after a detour such as activation. */
  from: string | null;
}>;

const slots = {
  tokenId: storedValue('vellum.tokenId', () => sessionStorage),
  step: storedValue('vellum.step', () => sessionStorage),
  from: storedValue('vellum.from', () => sessionStorage),
} as const;

/** One value of the client state and how to change it; null takes it away. */
export function useClientState<Name extends keyof ClientState>(
  name: Name,
): readonly [ClientState[Name], (value: ClientState[Name]) => void] {
  const slot = slots[name];
  return [useStored(slot), slot.set];
}
