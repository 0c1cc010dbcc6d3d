import {
  ArrowLeftRight,
  BellRing,
  Blend,
  BookOpen,
  BookUser,
  Box,
  ChartColumn,
  ChartPie,
  Clock,
  Compass,
  Flame,
  House,
  IdCard,
  Landmark,
  Layers,
  ListChecks,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Repeat,
  Settings,
  Shield,
  ShieldCheck,
  Stamp,
  Trophy,
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
      ['lpStaking', Blend],
      ['computingPower', Flame],
      ['income', ReceiptText],
    ],
  },
  {
    title: 'groupLaunch',
    entries: [
      ['launchSimple', Upload],
      ['rankings', Trophy],
      ['tokens', Stamp],
      ['dashboard', ChartColumn],
    ],
  },
  {
    title: 'groupCommunity',
    entries: [
      ['team', Users],
      ['myInvitations', UserPlus],
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
      ['settings', Settings],
    ],
  },
];
