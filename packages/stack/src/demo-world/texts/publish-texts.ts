import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { fromHexAddress } from '@vellum/tron/address';
import type { EmbeddedChain } from '../../embedded/embedded-chain.ts';
import type { DemoWorldSize } from '../family.ts';
import { refusedWithdrawal } from '../income/refused-withdrawal.ts';
import { launchFixtures } from '../launches/launch-fixtures.ts';
import { tokenWords } from '../launches/launch-texts.ts';
import { launchedAs } from '../launches/launched-token.ts';
import { rosettePng } from '../line-picture.ts';
import { type ServedWorld, servedWorld } from '../served-world.ts';
import { type Session, signIn, stranger } from '../session.ts';
import { announcementTexts } from './announcement-texts.ts';
import { publishProfiles } from './publish-profiles.ts';

/** Runs a work that speaks to the server, at the address it is given. */
export type Through = (work: (url: string) => Promise<void>) => Promise<void>;

/**
 * What of the demo world is not on the chain: words and pictures of people and tokens, announcements, and a withdrawal
 * that was refused. It comes about through the API once the server runs, is done once, and continues where it was stopped.
 */
export async function publishTexts(
  chain: EmbeddedChain,
  size: DemoWorldSize,
  url: string,
  through: Through = (work) => work(url),
): Promise<void> {
  const missing = await wordless(servedWorld(chain, url));
  if (missing.length === 0) return;
  await through((door) => publishAll(servedWorld(chain, door), size, missing));
}

async function publishAll(
  world: ServedWorld,
  size: DemoWorldSize,
  missing: readonly Wordless[],
): Promise<void> {
  const { url } = world;
  await announce(world);
  await publishProfiles(size, url);
  const creator = await signIn(url, demoPersonaKey('creator'));
  if (size === 'full') await refusedWithdrawal(world, creator);
  const sessions: Record<number, Session> = {
    0: await signIn(url, demoPersonaKey('owner')),
    1: creator,
  };
  for (const { symbol, token } of missing) await describe(sessions, symbol, token);
}

type Wordless = Readonly<{ symbol: string; token: string }>;

/** The tokens that have words to come, in their order. */
async function wordless({ place, url }: ServedWorld): Promise<Wordless[]> {
  const missing: Wordless[] = [];
  for (const symbol of Object.keys(tokenWords)) {
    const launch = await launchedAs(place, symbol);
    if (!launch) continue;
    const token = fromHexAddress(launch.token);
    const { edits } = await stranger(url).post<{ edits: { count: number } }>(
      paths.tokenLaunch.get,
      {
        tokenAddress: token,
      },
    );
    if (edits.count === 0) missing.push({ symbol, token });
  }
  return missing;
}

async function describe(
  sessions: Readonly<Record<number, Session>>,
  symbol: string,
  token: string,
): Promise<void> {
  const { creator } = launchFixtures.find((fixture) => fixture.symbol === symbol) ?? {};
  const session = creator === undefined ? undefined : sessions[creator];
  const words = tokenWords[symbol];
  if (!session || !words) throw new Error(`nobody tells of ${symbol}`);
  const image = words.picture && (await session.upload(rosettePng(words.picture)));
  await session.post(paths.tokenLaunch.update, {
    tokenAddress: token,
    ...words.texts,
    ...(image !== undefined && { image }),
  });
}

async function announce({ url, keys }: ServedWorld): Promise<void> {
  const { list } = await stranger(url).post<{ list: readonly { title: string }[] }>(
    paths.announcements.list,
  );
  const said = new Set(list.map(({ title }) => title));
  const open = announcementTexts.filter(({ titleEn }) => !said.has(titleEn));
  if (open.length === 0) return;
  const admin = await signIn(url, keys.deployer);
  for (const words of open) await admin.post(paths.announcements.save, words);
}
