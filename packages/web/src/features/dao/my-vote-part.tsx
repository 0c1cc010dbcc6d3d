import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import { type VoteChoice, voteChoices } from '@vellum/api/wire/choice-lists';
import { vlm } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useId, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { shortDay } from '../../shared/format/date.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Field, inputClass } from '../../shared/ui/fields/field.tsx';
import { radioClass } from '../../shared/ui/fields/radio-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { ProposalDetail } from './dao-queries.ts';
import { daoTexts } from './texts.ts';
import { votesText } from './value-text.ts';
import type { VoteParams } from './vote.ts';

type MyVotePartProps = Readonly<{
  proposal: ProposalDetail;
  isOpen: boolean;
  address: Address | null;
  used: UsedPaidAction<VoteParams>;
}>;

const shown = ['for', 'against', 'abstain'] as const satisfies readonly VoteChoice[];
const MOST_REASON = 500;

/** The reader's vote: to be cast while it is open, told afterwards. */
export function MyVotePart(props: MyVotePartProps): ReactNode {
  const { proposal, isOpen, address, used } = props;
  const t = useTexts(daoTexts);
  const votes = useVotesAt(address, proposal.voteStart, isOpen);
  const isCast = proposal.myVote !== null;
  if (!isOpen && !isCast) return null;
  return (
    <Section title={t('myVote')} aside={<Held votes={votes} at={proposal.voteStart} />}>
      {proposal.myVote !== null && <p className="px-4">{t(`voted_${proposal.myVote}`)}</p>}
      {!isCast && <Ballot {...{ proposal, votes, used }} />}
    </Section>
  );
}

/** The votes of the moment at which the voting began, asked of the coin itself. */
function useVotesAt(address: Address | null, at: number, isOver: boolean): bigint | undefined {
  const key = address !== null && isOver ? ['dao', 'votes-at', address, at] : null;
  const { data } = useChainRead(key, (chain) =>
    chain.read('vlm', vlm.pastVotes(address as Address, BigInt(Math.floor(at / 1000)))),
  );
  return data;
}

function Held({ votes, at }: Readonly<{ votes: bigint | undefined; at: number }>): ReactNode {
  const t = useTexts(daoTexts);
  const locale = useLocale();
  if (votes === undefined) return null;
  return t('heldAt', { votes: votesText(votes), time: shortDay(at, locale) });
}

type BallotProps = Readonly<{
  proposal: ProposalDetail;
  votes: bigint | undefined;
  used: UsedPaidAction<VoteParams>;
}>;

function Ballot({ proposal, votes, used }: BallotProps): ReactNode {
  const t = useTexts(daoTexts);
  const [choice, choose] = useState<VoteChoice | null>(null);
  const [reason, setReason] = useState('');
  const isHidden = hasHiddenCharacters(reason);
  const begin = () => {
    if (choice === null || votes === undefined) return;
    used.begin({
      ...{ proposalId: proposal.proposalId, support: choice, reason: reason.trim() },
      ...{ title: proposal.title, votes: votesText(votes) },
    });
  };
  return (
    <>
      <Choices chosen={choice} onChoose={choose} />
      <div className="px-4 pt-2">
        <ReasonField value={reason} onChange={setReason} isHidden={isHidden} />
        <p className="pt-3 text-14 text-ink-2">{t('voteIsPublic')}</p>
        {used.refusal !== null && <Notice kind="bad">{used.refusal}</Notice>}
      </div>
      <FootBar>
        <ActionButton
          blocker={used.blocker}
          missing={reasonNot(choice, votes, isHidden, t)}
          onPress={begin}
        >
          {choice === null ? t('chooseFirst') : t('voteButton', { choice: t(choice) })}
        </ActionButton>
      </FootBar>
    </>
  );
}

type ChoicesProps = Readonly<{
  chosen: VoteChoice | null;
  onChoose: (choice: VoteChoice) => void;
}>;

function Choices({ chosen, onChoose }: ChoicesProps): ReactNode {
  const t = useTexts(daoTexts);
  const name = useId();
  return (
    <fieldset className="px-4">
      <legend className="sr-only">{t('myVote')}</legend>
      {shown.map((one) => (
        <label
          key={one}
          className="flex min-h-13 cursor-pointer items-center gap-3 border-t border-line-soft first-of-type:border-t-0"
        >
          <input
            type="radio"
            name={name}
            className={radioClass}
            checked={chosen === one}
            onChange={() => onChoose(one)}
          />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}

type ReasonFieldProps = Readonly<{
  value: string;
  onChange: (reason: string) => void;
  isHidden: boolean;
}>;

function ReasonField({ value, onChange, isHidden }: ReasonFieldProps): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <Field
      label={t('reason')}
      aside={t('optional')}
      note={isHidden ? { kind: 'bad', text: t('hiddenText') } : undefined}
    >
      {(links) => (
        <input
          {...links}
          value={value}
          maxLength={MOST_REASON}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
      )}
    </Field>
  );
}

function reasonNot(
  choice: VoteChoice | null,
  votes: bigint | undefined,
  isHidden: boolean,
  t: Translate<TextOf<typeof daoTexts>>,
): string | null {
  if (votes === 0n) return t('hadNoVotes');
  if (choice === null || !voteChoices.includes(choice)) return t('chooseFirst');
  if (isHidden) return t('hiddenText');
  return votes === undefined ? t('readingVotes') : null;
}
