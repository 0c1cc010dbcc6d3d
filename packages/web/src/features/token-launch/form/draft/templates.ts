import { storedValue } from '../../../../shared/state/stored-value.ts';
import { type DraftField, type DraftTexts, draftFrom } from './draft.ts';
import { storedDraft } from './draft-file.ts';

/** What a template sets: how things are shared out and when. Texts, caps and times are the creator's own. */
const templateFields = [
  'lpSupply',
  'tradeSupply',
  'tradeShares',
  'tradePrice',
  'tradeMaxShares',
  'userLpShare',
  'devShare',
  'backingShare',
  'vestingDelay',
  'vestingInterval',
  'vestingRounds',
  'burnInterval',
  'burnRatio',
  'burnStop',
] as const satisfies readonly DraftField[];

type Template = Readonly<Partial<Record<(typeof templateFields)[number], string>>>;

const fair: Template = {
  lpSupply: '100',
  userLpShare: '90',
  devShare: '0',
  backingShare: '0',
  vestingDelay: '7',
  vestingInterval: '30',
  vestingRounds: '4',
};

export const templateNames = ['Fair', 'Inside', 'Team', 'Backed', 'Burning'] as const;
export type TemplateName = (typeof templateNames)[number];

const templates: Readonly<Record<TemplateName, Template>> = {
  Fair: fair,
  Inside: {
    ...fair,
    lpSupply: '85',
    tradeSupply: '15',
    tradeShares: '1000',
    tradePrice: '100',
    tradeMaxShares: '10',
  },
  Team: {
    ...fair,
    lpSupply: '90',
    userLpShare: '80',
    devShare: '10',
    vestingRounds: '6',
  },
  Backed: { ...fair, backingShare: '30' },
  Burning: { ...fair, burnInterval: '7', burnRatio: '0.5' },
};

/** The draft with everything a template decides set again, also to nothing. */
export function withTemplate(draft: DraftTexts, name: TemplateName): DraftTexts {
  return applied(draft, templates[name]);
}

function applied(draft: DraftTexts, template: Template): DraftTexts {
  const set = templateFields.map((field) => [field, template[field] ?? ''] as const);
  return draftFrom({ ...draft, ...Object.fromEntries(set) });
}

/** The one template that someone keeps for themselves. */
export const ownTemplate = storedValue('vellum.launch-template');

export function keepOwnTemplate(draft: DraftTexts): void {
  ownTemplate.set(JSON.stringify(applied(draftFrom({}), draft)));
}

export function withOwnTemplate(draft: DraftTexts): DraftTexts {
  return applied(draft, storedDraft(ownTemplate.get()));
}
