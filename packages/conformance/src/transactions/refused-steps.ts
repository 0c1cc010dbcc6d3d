import { utf8ToBytes } from '@vellum/tron/bytes';
import { ACTORS, type Maker, step } from './step.ts';

const text = utf8ToBytes;

/** What only witnesses may do, what costs more than anyone has, and what the chain has not switched on. */
export const refusedSteps: readonly (readonly [number, Maker])[] = [
  [
    1,
    (random) =>
      step('WitnessCreateContract', random.below(ACTORS), { url: text('https://w.example') }),
  ],
  [
    1,
    (random) =>
      step('WitnessUpdateContract', random.below(ACTORS), {
        update_url: text('https://w.example'),
      }),
  ],
  [
    1,
    (random) =>
      step('UpdateBrokerageContract', random.below(ACTORS), { brokerage: random.below(103) - 1 }),
  ],
  [
    1,
    (random) =>
      step('ProposalCreateContract', random.below(ACTORS), {
        parameters: new Map([[BigInt(random.below(100)), BigInt(random.below(3))]]),
      }),
  ],
  [
    1,
    (random) =>
      step('ProposalApproveContract', random.below(ACTORS), {
        proposal_id: BigInt(random.pick([1, 99_999])),
        is_add_approval: random.oneIn(2),
      }),
  ],
  [1, (random) => step('ProposalDeleteContract', random.below(ACTORS), { proposal_id: 99_999n })],
  [
    1,
    (random) =>
      step('MarketSellAssetContract', random.below(ACTORS), ({ token }) => ({
        sell_token_id: text(token),
        sell_token_quantity: 1n,
        buy_token_id: text('_'),
        buy_token_quantity: 1n,
      })),
  ],
  [
    1,
    (random) =>
      step('MarketCancelOrderContract', random.below(ACTORS), { order_id: random.bytes(32) }),
  ],
  [
    1,
    (random) =>
      step('VoteAssetContract', random.below(ACTORS), ({ witness }) => ({
        vote_address: [witness],
        support: true,
        count: 1,
      })),
  ],
];
