import { paths } from '@vellum/api/wire/paths';

/** A page of the app that people come to. */
export type MainPage = Readonly<{ name: string; path: string }>;

/** The ten main pages of a stack with a demo world, each with something on it. */
export async function mainPages(site: string): Promise<readonly MainPage[]> {
  const [token, selling, card] = await Promise.all([
    first(site, paths.tokenLaunch.list, { stage: 'launched' }),
    first(site, paths.tokenLaunch.list, { stage: 'inProgress' }),
    first(site, paths.cardMarket.list),
  ]);
  return [
    { name: 'home', path: '/' },
    { name: 'token', path: `/token/${token['tokenAddress']}` },
    { name: 'market', path: '/nft' },
    { name: 'card', path: `/nftDetail?id=${card['tokenId']}` },
    { name: 'staking', path: '/assetStaking' },
    { name: 'income', path: '/myIncome' },
    { name: 'presale', path: `/presale?token=${selling['tokenAddress']}` },
    { name: 'launch form', path: '/launch-simple' },
    { name: 'rankings', path: '/rankings' },
    { name: 'blind boxes', path: '/blindBox' },
  ];
}

async function first(
  site: string,
  path: string,
  form: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(site + path, { method: 'POST', body: new URLSearchParams(form) });
  const { data } = (await answer.json()) as { data?: { list: Record<string, string>[] } };
  const [found] = data?.list ?? [];
  if (found === undefined) throw new Error(`${path} has nothing to show`);
  return found;
}
