import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { ownOf } from '../session/own-of.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const TRX = 1_000_000n;
const text = (value: string) => utf8ToBytes(value);

/** Witnesses, votes and brokerage, up to the next maintenance. */
export const governance = definePart('governance', 11_500, async function* (session) {
  const [candidate, voter, poor] = (await Promise.all([
    session.funded('candidate', 10_200),
    session.funded('voter', 1_000),
    session.funded('poor', 100),
  ])) as [Signer, Signer, Signer];
  yield* candidacy(session, candidate, poor);
  yield* votes(session, voter, candidate);
});

async function* candidacy(session: Session, candidate: Signer, poor: Signer) {
  const become = (id: string, owner: Signer, url: string) =>
    send(session, id, owner, 'WitnessCreateContract', { url: text(url) });
  yield* become('becomes a candidate without an address', candidate, '');
  yield* become('becomes a candidate with a long address', candidate, 'x'.repeat(257));
  yield* become('becomes a candidate without money', poor, 'https://poor.example');
  yield* become('becomes a candidate', candidate, 'https://candidate.example');
  yield* become('becomes a candidate again', candidate, 'https://candidate.example');
  const move = (id: string, owner: Signer, url: string) =>
    send(session, id, owner, 'WitnessUpdateContract', { update_url: text(url) });
  yield* move('moves', candidate, 'https://moved.example');
  yield* move('moves nowhere', candidate, '');
  yield* move('moves without being one', poor, 'https://poor.example');
  const share = (id: string, owner: Signer, brokerage: number) =>
    send(session, id, owner, 'UpdateBrokerageContract', { brokerage });
  yield* share('shares less', candidate, 35);
  yield* share('shares too much', candidate, 101);
  yield* share('shares less than nothing', candidate, -1);
  yield* share('shares without being one', poor, 5);
  yield* send(session, 'withdraws without an income', candidate, 'WithdrawBalanceContract', {});
  yield* send(session, 'withdraws without votes', poor, 'WithdrawBalanceContract', {});
  const address = { address: candidate.address };
  const own = ownOf('witnesses', (witness) => witness['address'] === candidate.address);
  yield* session.readBoth('candidate', 'getaccount', address);
  yield* session.readBoth('brokerage', 'getBrokerage', address);
  yield* session.readBoth('reward', 'getReward', address);
  yield* session.readBoth('witnesses', 'listwitnesses', {}, own);
}

async function* votes(session: Session, voter: Signer, candidate: Signer) {
  const vote = (id: string, ...votes: readonly (readonly [Signer, bigint])[]) =>
    send(session, id, voter, 'VoteWitnessContract', {
      votes: votes.map(([{ address }, vote_count]) => ({
        vote_address: addressBytes(address),
        vote_count,
      })),
    });
  yield* vote('votes without a stake', [candidate, 1n]);
  yield* send(session, 'voter stakes', voter, 'FreezeBalanceV2Contract', {
    frozen_balance: 500n * TRX,
    resource: 'ENERGY',
  });
  yield* vote('votes', [candidate, 100n]);
  yield* vote('votes for nobody');
  yield* vote('votes with nothing', [candidate, 0n]);
  yield* vote('votes with more than the stake', [candidate, 501n]);
  yield* vote('votes for an account', [voter, 1n]);
  yield* vote('votes for a stranger', [session.account('stranger'), 1n]);
  yield* vote('votes for the same twice', [candidate, 1n], [candidate, 2n]);
  yield* vote('votes for too many', ...Array.from({ length: 31 }, () => [candidate, 1n] as const));
  yield* vote('votes otherwise', [candidate, 120n]);
  yield* session.readBoth('voter', 'getaccount', { address: voter.address });
  yield await session.read('power of the voter', '/wallet/getaccountresource', {
    address: voter.address,
  });
  yield* send(session, 'unstakes part of the votes', voter, 'UnfreezeBalanceV2Contract', {
    unfreeze_balance: 450n * TRX,
    resource: 'ENERGY',
  });
  yield* session.readBoth('voter with less', 'getaccount', { address: voter.address });
  yield* send(session, 'withdraws a reward', voter, 'WithdrawBalanceContract', {});
}
