import type { Search } from './connection.ts';

/** Spec §3 and §9: an installed wallet is looked for once per second, at most five times. */
const everyMilliseconds = 1000;
export const maxTries = 5;

type SearchPorts = Readonly<{
  /** Looks once; true when nothing more can be found. */
  look: () => boolean;
  hasFound: () => boolean;
  onChange: (search: Search) => void;
}>;

export type WalletSearch = Readonly<{ begin(): void; stop(): void }>;

/** The five tries. A wallet that shows up between two of them is noticed by whoever hears of it. */
export function walletSearch({ look, hasFound, onChange }: SearchPorts): WalletSearch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let tries = 0;

  const finish = (search: Search) => {
    clearInterval(timer);
    timer = undefined;
    onChange(search);
  };
  const conclude = () => finish({ status: hasFound() ? 'found' : 'not-found' });
  const tryOnce = () => {
    tries += 1;
    if (look() || tries >= maxTries) conclude();
    else onChange({ status: 'searching', tries: tries + 1 });
  };
  return {
    begin() {
      clearInterval(timer);
      tries = 0;
      onChange({ status: 'searching', tries: 1 });
      if (look()) conclude();
      else timer = setInterval(tryOnce, everyMilliseconds);
    },
    stop() {
      if (timer !== undefined) finish({ status: hasFound() ? 'found' : 'stopped' });
    },
  };
}
