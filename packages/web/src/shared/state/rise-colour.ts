import { storedValue } from './stored-value.ts';
import { useStored } from './use-store.ts';

/** The colour of a price that rises. `region` follows the language: red in Taiwan, green elsewhere. */
export type RiseColour = 'region' | 'green' | 'red';

const slot = storedValue('vellum.rise');

export function useRiseColour(): readonly [RiseColour, (colour: RiseColour) => void] {
  const stored = useStored(slot);
  return [stored === 'green' || stored === 'red' ? stored : 'region', changeRiseColour];
}

/** Changes the colours at once and keeps them for the next visit. */
function changeRiseColour(colour: RiseColour): void {
  if (colour === 'region') delete document.documentElement.dataset['rise'];
  else document.documentElement.dataset['rise'] = colour;
  slot.set(colour === 'region' ? null : colour);
}
