import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { governor } from '@vellum/contracts/dao';
import { proposalText } from '@vellum/contracts/proposal-text';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { getAccount } from '@vellum/tron/client/accounts';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import { addressOfPrivateKey, signDigest } from '@vellum/tron/signature';
import { encodeTransaction } from '@vellum/tron/transaction';
import type { Chain } from '../../../shared/chain/chain.ts';
import { chainTime } from '../../../shared/chain/chain-time.ts';
import { call } from '../../../shared/http/call.ts';
import { readStanding } from '../read-standing.ts';
import { agenda, demoText, numbersOf, parameterOf } from './agenda.ts';

/** A vote that ends sooner is hard to read and decide on. */
const ENOUGH_MS = 3 * 60_000;
/** `none`: the persona has too few votes on this chain, or somebody else has just proposed. */
type OpenVote = Readonly<{ open: string } | { open: null; next: 'proposed' | 'none' }>;

/** Far more than a proposal takes; sun. */
const LOW_FUNDS = 200_000_000n;
const MOST_OPEN = 50;

const ownerKey = fromHex(demoPersonaKey('owner'));

/**
 * On the embedded chain only, whose personas' keys are public: has the Owner persona propose the next setting of the agenda
 * unless a vote has three minutes left. Two visitors at once make the same proposal, which the chain takes once. Gives the
 * id of the vote that is open as far as the index knows.
 */
export async function keepVoteOpen(chain: Chain): Promise<OpenVote> {
  const owner = fromHexAddress(addressOfPrivateKey(ownerKey));
  const [voting, now] = await Promise.all([
    call(paths.dao.list, { group: 'voting', pageNo: 1, pageSize: MOST_OPEN }),
    chainTime(chain.client),
  ]);
  const open = voting.list.find(({ voteEnd }) => voteEnd - now >= ENOUGH_MS);
  if (open !== undefined) return { open: open.proposalId };
  const { votes, threshold } = await readStanding(chain, owner);
  if (votes < threshold) return { open: null, next: 'none' };
  const { counts } = voting;
  const made = counts.voting + counts.waiting + counts.done + counts.failed;
  return { open: null, next: (await propose(chain, owner, made)) ? 'proposed' : 'none' };
}

async function propose(chain: Chain, owner: Address, made: number): Promise<boolean> {
  const topic = agenda[made % agenda.length];
  if (topic === undefined) return false;
  const parameter = parameterOf(topic);
  const now = await parameter.now((call) => chain.read(parameter.contract, call), 0n);
  const next = topic.next(numbersOf(now));
  const { data } = parameter.write(next);
  const actions = [{ target: chain.contract(parameter.contract), value: 0n, data }];
  const text = proposalText(`${demoText(topic, next)}\n\n#${made + 1}`, owner);
  const asked = {
    caller: toHexAddress(owner),
    contract: toHexAddress(chain.contract('governor')),
    data: governor.propose(actions, text).data,
    value: 0n,
  };
  const tried = await simulateCall(chain.client, asked);
  // Somebody else's visit has just made the same one.
  if (tried.status !== 'success') return false;
  await topUp(chain, owner);
  const built = await chain.build({ ...asked, feeLimit: DEFAULT_FEE_LIMIT });
  const signature = signDigest(fromHex(built.id), ownerKey);
  await chain.send(toHex(encodeTransaction({ rawBytes: built.rawBytes, signatures: [signature] })));
  return true;
}

/** Many visits use up what the persona began with. A faucet that refuses leaves it to the network to say so. */
async function topUp({ client }: Chain, owner: Address): Promise<void> {
  const account = await getAccount(client, toHexAddress(owner));
  if ((account?.balance ?? 0n) >= LOW_FUNDS) return;
  await client.full
    .request({ path: '/admin/drip', body: { address: owner } })
    .catch(() => undefined);
}
