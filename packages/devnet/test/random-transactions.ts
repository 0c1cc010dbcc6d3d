import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import type { Transaction } from '@vellum/tron/transaction';
import { WITNESS } from '../src/accounts.ts';
import type { Chain } from '../src/chain/chain.ts';
import type { Devnet } from '../src/index.ts';
import { deploy, LOOP, PERFORMER, REGISTER, REVERTER, SPLITTER } from './bytecode.ts';
import { accountKinds } from './random/accounts.ts';
import { codeKinds } from './random/code.ts';
import { contractKinds } from './random/contracts.ts';
import { governanceKinds } from './random/governance.ts';
import { stakingKinds } from './random/staking.ts';
import { exchangeKinds, exchangeTerms, ISSUERS, tokenKinds, tokenTerms } from './random/tokens.ts';
import { type Contracts, turnOf, type World } from './random/turn.ts';
import { type SignedOptions, type Signer, signed } from './signed.ts';

/** Small generator with a seed (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What random transactions are about, by five of the accounts; a chain that has been prepared gets new contracts only. */
export async function worldOf(devnet: Devnet, random: World['random']): Promise<World> {
  const { chain } = devnet;
  const signers = devnet.accounts.slice(1, 6);
  for (const [place, issuer] of signers.slice(0, ISSUERS).entries()) {
    await chain.submit(signed(chain, issuer, 'AssetIssueContract', tokenTerms(chain, 5)));
    await chain.submit(signed(chain, issuer, 'ExchangeCreateContract', exchangeTerms(place)));
  }
  await beginStory(chain, signers);
  const proposals = await chain.read('head', (state) => state.records('proposal').length);
  const newest = { proposal: proposals };
  chain.onHead(({ transactions }) => {
    const made = transactions.filter(({ contract }) => contract.type === 'ProposalCreateContract');
    newest.proposal += made.length;
  });
  return { chain, signers, contracts: await deployAll(chain, signers), random, newest };
}

/** Witnesses, stakes, loans, votes and a proposal, so that others have something to be about from the start. */
async function beginStory(chain: Chain, [first, second]: readonly Signer[]): Promise<void> {
  const submit = <T extends ContractType>(
    by: Signer,
    type: T,
    value: Omit<ContractInput<T>, 'owner_address'>,
  ) => chain.submit(signed(chain, by, type, value));
  for (const [by, other] of [
    [first!, second!],
    [second!, first!],
  ] as const) {
    const receiver_address = addressBytes(other.address);
    const vote = { vote_address: addressBytes(WITNESS), vote_count: 50n };
    await submit(by, 'WitnessCreateContract', { url: utf8ToBytes('https://sr.example') });
    await submit(by, 'FreezeBalanceV2Contract', {
      frozen_balance: 90_000_000n,
      resource: 'ENERGY',
    });
    await submit(by, 'DelegateResourceContract', {
      balance: 9_000_000n,
      resource: 'ENERGY',
      receiver_address,
    });
    await submit(by, 'VoteWitnessContract', { votes: [vote] });
    await submit(by, 'ProposalCreateContract', { parameters: new Map([[3n, 900n]]) });
  }
}

async function deployAll(chain: Chain, signers: readonly Signer[]): Promise<Contracts> {
  const [first, second, third, fourth, fifth] = signers;
  return {
    register: await deploy(chain, first!, REGISTER, { percent: 50n }),
    splitter: await deploy(chain, second!, SPLITTER),
    reverter: await deploy(chain, third!, REVERTER),
    loop: await deploy(chain, fourth!, LOOP),
    performer: await deploy(chain, fifth!, PERFORMER),
  };
}

const kinds = [
  accountKinds,
  contractKinds,
  codeKinds,
  stakingKinds,
  governanceKinds,
  tokenKinds,
  exchangeKinds,
];

/** A transaction of any kind, now and then one that cannot be afforded or fails when executed. */
export function randomTransaction(world: World, options: SignedOptions = {}): Transaction {
  const turn = turnOf(world, options);
  const makers = kinds[world.random(kinds.length)]!(turn);
  return makers[world.random(makers.length)]!();
}
