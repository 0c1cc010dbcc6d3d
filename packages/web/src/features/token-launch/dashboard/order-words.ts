import type { OrderKind } from '@vellum/api/order-kinds';
import type { OrderState } from '@vellum/api/order-states';
import type { DashboardText } from './texts.ts';

/** Orders that are about launches, and what they are called here. */
const kinds: Readonly<Partial<Record<OrderKind, DashboardText>>> = {
  'token-launch.create': 'kind_create',
  'presale.buy': 'kind_presaleBuy',
  'presale.refund': 'kind_presaleRefund',
  'presale.claim': 'kind_presaleClaim',
  'presale.end': 'kind_presaleEnd',
  'presale.configure': 'kind_presaleConfigure',
  'trade.buy': 'kind_tradeBuy',
  'trade.unlock': 'kind_tradeUnlock',
  'trade.refund': 'kind_presaleRefund',
  'trade.administer': 'kind_tradeAdminister',
};

export const isOfLaunches = (kind: OrderKind): boolean => kind in kinds;

export const kindWord = (kind: OrderKind): DashboardText => kinds[kind] ?? 'kind_other';

const states: Readonly<Record<OrderState, DashboardText>> = {
  created: 'state_open',
  submitted: 'state_open',
  included: 'state_done',
  settled: 'state_done',
  failing: 'state_failed',
  failed: 'state_failed',
  mismatched: 'state_failed',
  cancelled: 'state_closed',
  expired: 'state_closed',
  dropped: 'state_closed',
};

export const stateWord = (state: OrderState): DashboardText => states[state];
