import type { CatalogLoaders } from '../../shared/i18n/active-locale.ts';
import type { Texts } from '../../shared/i18n/texts-of.ts';
import type { PathName } from '../../shared/navigation/paths.ts';
import type { messages as community } from './community/messages.en.ts';
import { communityHelpTexts } from './community/texts.ts';
import type { messages as control } from './control/messages.en.ts';
import { controlHelpTexts } from './control/texts.ts';
import type { messages as earn } from './earn/messages.en.ts';
import { earnHelpTexts } from './earn/texts.ts';
import type { messages as launch } from './launch/messages.en.ts';
import { launchHelpTexts } from './launch/texts.ts';
import type { messages as market } from './market/messages.en.ts';
import { marketHelpTexts } from './market/texts.ts';

/** Every page has help of its own, also the one for addresses that lead nowhere. */
export type HelpTopic = PathName | 'notFound';

type TopicOf<Key> = Key extends `${infer Name}_does` ? Name : never;
type Messages = typeof market & typeof earn & typeof launch & typeof community & typeof control;

type Explained = TopicOf<keyof Messages>;

/** A page without help, or help without a page, does not compile; the error names it. */
type Complete = [HelpTopic, Explained] extends [Explained, HelpTopic]
  ? HelpTopic
  : `no help for ${Exclude<HelpTopic, Explained>}` | `no page for ${Exclude<Explained, HelpTopic>}`;

export type HelpTexts = Texts<string> & CatalogLoaders;

const groups = {
  marketHelp: marketHelpTexts,
  earnHelp: earnHelpTexts,
  launchHelp: launchHelpTexts,
  communityHelp: communityHelpTexts,
  controlHelp: controlHelpTexts,
} as const;

const topics: Readonly<Record<keyof typeof groups, readonly Complete[]>> = {
  marketHelp: [
    ...(['home', 'market', 'inventory', 'card', 'cardPledge', 'myCards'] as const),
    ...(['boxes', 'box', 'myBoxes', 'boxVerify'] as const),
  ],
  earnHelp: [
    ...(['assetStaking', 'lpStaking', 'coinStaking', 'computingPower', 'buyLp'] as const),
    'lpPosition',
    ...(['locks', 'lockNew', 'lockProof', 'income', 'incomeRecords', 'claim', 'withdraw'] as const),
  ],
  launchHelp: [
    ...(['launchSimple', 'launchAdvanced', 'dashboard', 'editToken', 'editLiquidity'] as const),
    ...(['presale', 'refunds', 'rankings', 'token', 'trade', 'preSwap', 'tokens'] as const),
    ...(['swap', 'otc'] as const),
  ],
  communityHelp: [
    ...(['team', 'invitations', 'myInvitations', 'referrals', 'users', 'user'] as const),
    ...(['profileEdit', 'dao', 'daoPropose', 'daoProposal', 'invite'] as const),
    ...(['announcements', 'announcement', 'announcementEdit'] as const),
  ],
  controlHelp: [
    ...(['solvency', 'approvals', 'activity', 'energy', 'contacts', 'settings', 'owner'] as const),
    ...(['portfolio', 'waiting'] as const),
    ...(['menu', 'me', 'payfi', 'welcome', 'glossary', 'notFound'] as const),
  ],
};

/** Which texts speak of a page; they are fetched when someone asks. */
export function helpTextsOf(topic: HelpTopic): HelpTexts {
  for (const group of Object.keys(groups) as (keyof typeof groups)[]) {
    if (topics[group].includes(topic)) return groups[group];
  }
  throw new Error(`${topic} has no help`);
}
