import {
  ArrowDownToLine,
  ArrowLeftRight,
  Award,
  BellRing,
  Blend,
  BookOpen,
  BookUser,
  Box,
  ChartColumn,
  ChartNoAxesColumn,
  ChartPie,
  Clock,
  Coins,
  Compass,
  Flame,
  HandCoins,
  House,
  IdCard,
  KeyRound,
  Landmark,
  Layers,
  ListChecks,
  Lock,
  type LucideIcon,
  Megaphone,
  PackageOpen,
  ReceiptText,
  Repeat,
  Settings,
  Shield,
  ShieldCheck,
  SlidersHorizontal,
  Stamp,
  Ticket,
  Trophy,
  Undo2,
  Upload,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react';
import type { PathName } from '../../shared/navigation/paths.ts';
import { Certificate, CoinTray } from '../../shared/ui/art/drawn-icons.ts';
import type { messages } from '../messages.en.ts';

export type MenuGroup = Readonly<{
  /** None for the first lines of the page. */
  title: Extract<keyof typeof messages, `group${string}`> | null;
  entries: readonly (readonly [PathName, LucideIcon])[];
}>;

/** Where one learns to use the rest; no feature, so the server does not tell of them. */
export const helpEntries: MenuGroup['entries'] = [
  ['welcome', Compass],
  ['glossary', BookOpen],
];

/** Every entry of the menu but PayFI, which leads nowhere yet. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      ['home', House],
      ['portfolio', ChartPie],
      ['waiting', BellRing],
      ['activity', Clock],
    ],
  },
  {
    title: 'groupMarket',
    entries: [
      ['market', Certificate],
      ['myCards', Layers],
      ['boxes', Box],
      ['myBoxes', PackageOpen],
      ['swap', Repeat],
      ['otc', ArrowLeftRight],
      ['preSwap', ListChecks],
      ['energy', Zap],
    ],
  },
  {
    title: 'groupEarn',
    entries: [
      ['assetStaking', CoinTray],
      ['coinStaking', Coins],
      ['lpStaking', Blend],
      ['cardPledge', Award],
      ['computingPower', Flame],
      ['income', ReceiptText],
      ['claim', HandCoins],
      ['withdraw', ArrowDownToLine],
      ['locks', Lock],
    ],
  },
  {
    title: 'groupLaunch',
    entries: [
      ['launchSimple', Upload],
      ['launchAdvanced', SlidersHorizontal],
      ['rankings', Trophy],
      ['tokens', Stamp],
      ['dashboard', ChartColumn],
      ['refunds', Undo2],
    ],
  },
  {
    title: 'groupCommunity',
    entries: [
      ['team', Users],
      ['invitations', Ticket],
      ['myInvitations', UserPlus],
      ['referrals', ChartNoAxesColumn],
      ['users', IdCard],
      ['dao', Landmark],
    ],
  },
  {
    title: 'groupControl',
    entries: [
      ['solvency', ShieldCheck],
      ['approvals', Shield],
      ['contacts', BookUser],
      ['announcements', Megaphone],
      ['owner', KeyRound],
      ['settings', Settings],
    ],
  },
];
