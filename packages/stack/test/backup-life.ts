import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { createClient } from '@vellum/tron/client/client';
import { signMessage } from '@vellum/tron/message-signing';
import { expect } from 'vitest';
import { act, person } from '../src/demo-world/actor.ts';
import { rosettePng } from '../src/demo-world/line-picture.ts';
import { signIn } from '../src/demo-world/session.ts';
import { patience } from './running-stack.ts';

export type Where = Readonly<{ url: string; node: string; deployment: Deployment }>;

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Json = any;

/** Asks with a cookie; whatever is answered. */
export async function ask(
  url: string,
  path: string,
  form: Readonly<Record<string, FormValue | undefined>> = {},
  cookie = '',
): Promise<Json> {
  const init = { method: 'POST', headers: { cookie }, body: encodeForm(form) };
  return (await fetch(url + path, init)).json();
}

/** What someone did, to be found again in a restored platform. */
export type BackupFixture = Readonly<{
  avatar: string;
  announcement: string;
  /** An order that is open, of a launch that has its texts kept. */
  open: string;
  draft: string;
  cookies: Readonly<{ collector: string; newcomer: string }>;
  /** An order that the chain has fulfilled. */
  settled: string;
}>;

/** A profile with an image, a draft of a launch, an announcement, an order that is open and one that is settled. */
export async function live(where: Where): Promise<BackupFixture> {
  const { url } = where;
  const key = demoPersonaKey('collector');
  const collector = await cookieOf(url, key);
  const waves = { waves: 7, rings: 9, depth: 0.1, turn: 0.05 };
  const picture = rosettePng({ ink: [9, 9, 120], paper: [250, 250, 240], ...waves }, 64);
  const avatar = await (await signIn(url, key)).upload(picture, 'avatar');
  const said = { nickName: 'Restored', introduction: 'As it was.', avatar };
  expect(await ask(url, paths.profiles.update, said, collector)).toMatchObject({ code: 'OK' });
  const launch = await ask(
    url,
    paths.tokenLaunch.prepareCreation,
    await launchForm(url),
    collector,
  );
  expect(launch).toMatchObject({ code: 'OK' });
  const owner = await signIn(url, demoPersonaKey('owner'));
  const words = { titleEn: 'Kept', titleZh: '保留', bodyEn: 'Here.', bodyZh: '在此。' };
  const { id } = await owner.post<{ id: string }>(paths.announcements.save, words);
  const { orderId: open, quote } = launch.data;
  const newcomer = await activate(where);
  return {
    ...{ avatar, announcement: id, open, draft: quote.draftId, settled: newcomer.settled },
    cookies: { collector, newcomer: newcomer.cookie },
  };
}

async function launchForm(url: string) {
  // The time of the chain counts, which may have been moved.
  const { data } = await ask(url, paths.project.status);
  const choices = {
    ...{ name: 'Kept', symbol: 'KEPT', description: 'Not lost.' },
    ...{ supply: 10n ** 15n, hardCap: 10_000_000_000n, days: 7 },
  };
  return simplePreset(choices, data.chainTime);
}

/** Someone new, with an order that the chain has fulfilled. */
async function activate({ url, node, deployment }: Where) {
  const key = '5e'.repeat(32);
  const newcomer = person('newcomer', key);
  const drip = { address: newcomer.signer.address, amount: 1_000_000_000 };
  await fetch(`${node}/admin/faucet`, { method: 'POST', body: JSON.stringify(drip) });
  const cookie = await cookieOf(url, key);
  const { data } = await ask(url, paths.membership.prepareActivation, {}, cookie);
  const contract = toHexAddress(deployment.contracts['team']?.address as Address);
  const client = createClient({ fullNodes: [node] });
  await act(client, newcomer, contract, team.bindInviter(data.quote.parent));
  await expect.poll(() => stateOf(url, data.orderId, cookie), patience).toBe('settled');
  return { cookie, settled: data.orderId as string };
}

export async function stateOf(url: string, orderId: string, cookie: string): Promise<string> {
  return (await ask(url, paths.orders.get, { orderId }, cookie)).data?.state;
}

/** Signs in as a wallet does; the session is one to be found again. */
async function cookieOf(url: string, privateKey: string): Promise<string> {
  const address = fromHexAddress(person('', privateKey).signer.address);
  const { data } = await ask(url, paths.identity.nonce, { address });
  const signature = signMessage(data.message, fromHex(privateKey));
  const form = encodeForm({ nonce: data.nonce, address, signature });
  const response = await fetch(url + paths.identity.signIn, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
