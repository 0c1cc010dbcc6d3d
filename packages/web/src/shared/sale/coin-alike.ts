import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { useProjectConfig } from '../chain/project-config.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { call } from '../http/call.ts';
import { type LookAlike, useLookAlike } from './look-alike.ts';

/**
 * What a coin can be mistaken for by what it calls itself; null for most, for those of the platform, and until it was
 * asked. `symbol` is what is known of a coin that does not say its name.
 */
export function useCoinAlike(coin: Address | null, symbol = ''): LookAlike | null {
  const config = useProjectConfig();
  const isOwn = coin === null || !config || Object.values(config.contracts).includes(coin);
  const { data = { name: symbol, symbol } } = useChainRead(
    isOwn ? null : ['coin', 'names', coin],
    async (chain) => {
      const [name, said] = await Promise.all([
        chain.read(coin as Address, trc20.name()).catch(() => ''),
        chain.read(coin as Address, trc20.symbol()).catch(() => symbol),
      ]);
      return { name, symbol: said };
    },
  );
  const { data: told } = useQuery({
    queryKey: ['token-launch', 'alike', data.name, data.symbol],
    enabled: !isOwn && data.symbol !== '',
    queryFn: ({ signal }) => call(paths.tokenLaunch.findAlike, shortened(data), { signal }),
  });
  const older = told?.looksLike ?? null;
  // The oldest of its name is itself.
  const found = useLookAlike(data, older?.tokenAddress === coin ? null : older);
  return isOwn ? null : found;
}

/** As much of a name as can be asked for. */
const LONGEST = 64;

const shortened = ({ name, symbol }: Readonly<{ name: string; symbol: string }>) => ({
  name: name.slice(0, LONGEST),
  symbol: symbol.slice(0, LONGEST),
});
