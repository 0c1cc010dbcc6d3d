import type { WriteCall } from '@vellum/contracts/contract-face';
import { payout } from '@vellum/contracts/income';
import { type PayoutLeaf, type PayoutTree, payoutTree } from '@vellum/contracts/payout-tree';
import { BlockBook } from '@vellum/server/ledger/block-book';
import type { HexAddress } from '@vellum/tron/address';
import type { Person } from '../actor.ts';
import { asks, contract, type World } from '../world.ts';

/** Calls about payout income, each of them by what the chain says at that moment; null when there is nothing due. */
export type PayoutOffice = Readonly<{
  /** The root that the logs lead to. */
  rightRoot(): WriteCall | null;
  /** One that gives the first address so much more, by a stranger who sends the bond with it. */
  wrongRoot(tooMuch: bigint): WriteCall | null;
  /** Everything that active roots leave for someone, claimed by themselves. */
  claim(who: Person): Promise<WriteCall | null>;
  /** The same, sent by anyone. */
  claimFor(user: HexAddress): Promise<WriteCall | null>;
}>;

/** A stranger's bond is this part of what the root adds. */
const BOND_DIVISOR = 10n;

export function payoutOffice(
  world: Pick<World, 'devnet' | 'client' | 'at' | 'genesisId'>,
): PayoutOffice {
  const { chain } = world.devnet;
  const home = {
    // As CHAINID answers.
    chainId: BigInt(`0x${world.genesisId.slice(-8)}`),
    payout: contract(world, 'payout'),
  };
  const book = new BlockBook((name) => contract(world, name));
  let read = 0;
  const upToDate = () => {
    for (; read < chain.head().number; read += 1) {
      const block = chain.blockByNumber(read + 1);
      if (block) book.read(block);
    }
    return book;
  };
  const proposal = (leaves: readonly PayoutLeaf[], total: bigint, bond = 0n) =>
    payout.proposeRoot(payoutTree(home, leaves).root, total, BigInt(chain.head().number), bond);
  const due = async (user: HexAddress) => {
    const trees = upToDate()
      .activeRoots()
      .map((leaves) => ({ leaves, ...payoutTree(home, leaves) }));
    const claimed = await asks(world, 'payout', payout.claimedBy(user));
    const parts = trees
      .flatMap((tree) => partOf(tree, user))
      .filter(({ cumulative }) => cumulative > claimed);
    return { parts, amount: (parts.at(-1)?.cumulative ?? claimed) - claimed };
  };
  return {
    rightRoot() {
      const { leaves, total } = upToDate().build();
      return leaves.length === 0 ? null : proposal(leaves, total);
    },
    wrongRoot(tooMuch) {
      const { leaves, total } = upToDate().build();
      const [first, ...others] = leaves;
      if (!first) return null;
      const wrong = { ...first, cumulative: first.cumulative + tooMuch };
      const increase = leaves.reduce((sum, leaf) => sum + leaf.cumulative - leaf.since, tooMuch);
      return proposal([wrong, ...others], total + tooMuch, increase / BOND_DIVISOR);
    },
    async claim({ signer }) {
      const { parts, amount } = await due(signer.address);
      return amount <= 0n ? null : payout.claim(amount, parts);
    },
    async claimFor(user) {
      const { parts, amount } = await due(user);
      return amount <= 0n ? null : payout.claimFor(user, parts);
    },
  };
}

function partOf(
  { leaves, parts }: PayoutTree & { leaves: readonly PayoutLeaf[] },
  user: HexAddress,
) {
  const part = parts[leaves.findIndex((leaf) => leaf.user === user)];
  return part ? [part] : [];
}
