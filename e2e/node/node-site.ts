import { randomBytes } from 'node:crypto';
import { paths } from '@vellum/api/wire/paths';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { team } from '@vellum/contracts/team';
import { until } from '@vellum/server/platform/until';
import { ask } from '@vellum/stack/demo-world/actor';
import { contract } from '@vellum/stack/demo-world/world';
import { fromHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Account, Site } from '../stack/stack.ts';
import type { NodeContracts } from './node-contracts.ts';
import type { OpenChain } from './open-chain.ts';
import { callUntilMined } from './send-until-mined.ts';

const TRX = 1_000_000n;
const PATIENCE = { everyMs: 500, forMs: 300_000 };

/** The platform on the node, as journeys and people beside them use it. */
export function nodeSite(
  { client, treasury, network }: OpenChain,
  { deployment, keys }: NodeContracts,
  url: string,
): Site {
  const at = addressesOf(deployment);
  const usual = network === 'private' ? 10_000 : 150;
  const read: Site['read'] = (name, call) => ask(client, contract({ at }, name), call);
  const send: Site['send'] = async ({ privateKey }, name, call) => {
    await callUntilMined(client, keySigner(privateKey), contract({ at }, name), call);
  };
  return {
    url,
    deployment,
    read,
    send,
    async account(trx = usual) {
      const account = accountOf(randomBytes(32).toString('hex'));
      if (trx > 0) await treasury.fund(keySigner(account.privateKey).address, BigInt(trx) * TRX);
      return account;
    },
    role: (name) => accountOf(keys[name]),
    async activate(who, inviter) {
      await send(who, 'team', team.bindInviter(inviter ?? (await read('team', team.root()))));
    },
    isActive: (who) => read('team', team.isActive(who)),
    async indexed() {
      const { number } = await getNowBlock(client);
      const isThere = async () => ((await indexedHead(url)) >= number ? true : null);
      if (!(await until(isThere, PATIENCE))) throw new Error(`block ${number} is not indexed`);
    },
  };
}

function accountOf(privateKey: string): Account {
  return { address: fromHexAddress(keySigner(privateKey).address), privateKey };
}

/** -1 while the index has no block. */
async function indexedHead(url: string): Promise<number> {
  const response = await fetch(`${url}${paths.project.status}`, { method: 'POST' });
  const { data } = (await response.json()) as { data?: { head: number } };
  return data?.head ?? -1;
}
