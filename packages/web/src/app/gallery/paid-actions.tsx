import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { Sun } from '@vellum/tron/amount';
import { createElement, type ReactNode, useState } from 'react';
import { type CallCost, type CallSize, callCost } from '../../shared/chain/call-cost.ts';
import type { ActionState } from '../../shared/paid-action/action-state.ts';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import type { PaidAction } from '../../shared/paid-action/paid-action.ts';
import type { Review } from '../../shared/paid-action/review/review.ts';
import { emptyView, type RunView } from '../../shared/paid-action/run/run-view.ts';
import { PaidActionSheet } from '../../shared/paid-action/sheet/paid-action-sheet.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { appTexts } from '../texts.ts';

/** The sheet of paid actions in each of its states. */
export function PaidActions(): ReactNode {
  const [view, setView] = useState<RunView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Paid action">
      <div className="grid grid-cols-2 gap-3 px-4">
        {Object.entries(sampleViews).map(([name, make]) => (
          <Button
            key={name}
            kind="secondary"
            onClick={() => {
              setView(make());
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      {view && (
        <PaidActionSheet
          action={sampleAction as unknown as PaidAction}
          view={view}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={() => {}}
          onAgain={() => {}}
        />
      )}
    </Section>
  );
}

const market = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const price = { coin: usdt, symbol: 'USDT', decimals: 6, amount: 512_000_000n };

/** A purchase with an approval, as a feature would define it; it is only looked at. */
const sampleAction: PaidAction = {
  key: 'cards.buy-listed',
  texts: appTexts,
  lock: () => 'sample',
  needs: ['wallet', 'network', 'active'],
  summary: () => ({
    review: 'Review: buy a card',
    doing: 'Buying Gold 000 318',
    done: 'Gold 000 318 is yours',
    undone: 'Not bought',
    give: [price],
    get: createElement('b', { className: 'text-18/6 font-strong' }, 'Gold 000 318'),
    canFail:
      'If the seller changes the price or withdraws the card first, you lose only the network fee.',
    next: { label: 'See the card', to: '/nftDetail' },
  }),
  before: () => Promise.reject(new Error('a sample')),
  call: () => null,
  after: paths.orders.report,
};

const txid = `780dc462d2${'ab'.repeat(23)}0b5221f6`.slice(0, 64);
const sent = () => ({ txid, expiration: Date.now() + 40_000, signedAt: Date.now() - 2000 });
const mined = () => ({ block: 68_214_921, fee: '3900000', at: Date.now() - 1000 });
const orderId = '01JD0000000000000000020418';

const call = { energy: 92_400n, dataBytes: 36, feeLimit: 17_000_000n };
const allowing = { energy: 22_636n, dataBytes: 68, feeLimit: 9_000_000n };

const cost = (calls: readonly CallSize[]): CallCost =>
  callCost(
    calls,
    {
      ...{ freeNetUsed: 300n, freeNetLimit: 600n, netUsed: 0n, netLimit: 0n },
      ...{ energyUsed: 0n, energyLimit: 12_050n, totalEnergyLimit: 0n, totalEnergyWeight: 0n },
    },
    { energy: 100n, bandwidth: 1000n },
  );

const approval = {
  coin: price,
  spender: market,
  spenderName: 'The Vellum market',
  allowance: 0n,
  missing: true,
  calls: [allowing],
};

const review = (allowed: boolean): Review => ({
  planned: {
    contract: market,
    call: { ...trc20.transfer(market, price.amount), feeLimit: 150_000_000n as Sun },
  },
  permission: { id: 0, name: 'owner', weight: 1n, threshold: 1n },
  trial: allowed
    ? {
        ...{ block: 68_214_903, at: Date.now() - 4000, size: call, needed: 9_702_000n },
        cost: cost([call]),
      }
    : null,
  size: call,
  cost: cost(allowed ? [call] : [allowing, call]),
  lack: 0n,
  approvals: [
    {
      ...approval,
      missing: !allowed,
      allowance: allowed ? 512_000_000n : 0n,
      calls: allowed ? [] : approval.calls,
    },
  ],
  order: null,
});

const times = () => ({
  approving: Date.now() - 30_000,
  signing: Date.now() - 20_000,
  broadcasting: Date.now() - 3000,
  confirming: Date.now() - 2000,
  registering: Date.now() - 1000,
});

const record = (state: ActionState): JournalRecord => ({
  id: 'sample',
  key: 'cards.buy-listed',
  params: {},
  page: '/',
  account: market,
  wallet: 'TronLink',
  chainId: '0x1',
  lock: 'sample',
  state,
  orderId,
  orderExpiresAt: Date.now() + 600_000,
  signed: { txid, hex: '', rawHex: '', expiration: 0 },
  approval: { txid, hex: '', rawHex: '', expiration: 0 },
  after: paths.orders.report,
  invalidate: [],
  give: [{ symbol: 'USDT', decimals: 6, amount: '512000000' }],
  failure: 'BUY_ERROR',
  times: times(),
  begunAt: Date.now() - 40_000,
  updatedAt: Date.now(),
  dropped: false,
});

const view = (state: ActionState, shown: Review | null = review(true)): RunView => ({
  ...emptyView,
  state,
  params: {},
  review: shown,
  record: record(state),
  wallet: 'TronLink',
});

const error = {
  kind: 'revert',
  code: 'BUY_ERROR',
  reason: { code: 'PRICE_CHANGED' },
  technical: 'CardsAboveMaxPrice(uint256,uint256) 0x5bd0f3ae',
} as const;

/** Every state of the sheet, by the name of the button that opens it. */
const sampleViews: Readonly<Record<string, () => RunView>> = {
  'Sheet: checking': () => view({ step: 'checking' }, null),
  'Sheet: review': () => view({ step: 'review', note: null }),
  'Sheet: review, allow': () => view({ step: 'review', note: null }, review(false)),
  'Sheet: rejected': () => view({ step: 'review', note: 'rejected' }),
  'Sheet: signing': () => view({ step: 'signing', orderId, rebuilt: false }),
  'Sheet: confirming': () => view({ step: 'confirming', orderId, sent: sent(), slow: false }),
  'Sheet: registering': () =>
    view({
      step: 'registering',
      orderId,
      sent: sent(),
      mined: mined(),
      tries: 3,
      nextTry: Date.now() + 16_000,
    }),
  'Sheet: done': () =>
    view({ step: 'done', orderId, sent: sent(), mined: mined(), finalAt: Date.now() }),
  'Sheet: failed': () =>
    view({
      step: 'failed',
      error,
      money: 'fee-spent',
      sent: sent(),
      reverted: { orderId, mined: mined(), finalAt: Date.now() },
    }),
};
