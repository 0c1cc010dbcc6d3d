import type { OrderKind } from '@vellum/api/order-kinds';
import {
  ArrowLeftRight,
  Box,
  Coins,
  Flame,
  Landmark,
  Lock,
  type LucideIcon,
  Receipt,
  Shield,
  UserRound,
  Zap,
} from 'lucide-react';
import { Certificate, CoinTray } from '../../shared/ui/drawn-icons.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  membership: UserRound,
  cards: Certificate,
  'card-pledge': Certificate,
  'blind-boxes': Box,
  staking: CoinTray,
  'burn-mining': Flame,
  withdrawal: Receipt,
  income: Receipt,
  liquidity: Coins,
  locks: Lock,
  otc: ArrowLeftRight,
  'token-sale': ArrowLeftRight,
  owner: Shield,
  trade: ArrowLeftRight,
  energy: Zap,
  dao: Landmark,
  approvals: Shield,
};

/** The icon of the feature that an action belongs to. */
export function kindIcon(kind: OrderKind): LucideIcon {
  return icons[kind.split('.')[0] ?? ''] ?? Coins;
}
