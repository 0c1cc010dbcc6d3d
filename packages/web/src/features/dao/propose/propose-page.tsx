import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useProjectConfig } from '../../../shared/chain/project-config.ts';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../../shared/paid-action/action-button.tsx';
import { usePaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { Field, inputClass } from '../../../shared/ui/fields/field.tsx';
import { isNameTyped } from '../../../shared/ui/fields/is-name-typed.ts';
import { NameField } from '../../../shared/ui/fields/name-field.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { ChangePart } from '../change-part.tsx';
import { contractName } from '../function-call.tsx';
import type { Parameter, Value } from '../parameter.ts';
import { daoTexts } from '../texts.ts';
import { votesText } from '../value-text.ts';
import { useStanding } from '../votes-head.tsx';
import {
  changeInWords,
  type Draft,
  descriptionOf,
  draftProblem,
  MOST_TEXT,
  MOST_TITLE,
} from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { makeProposal } from './propose.ts';
import { firstOf, TemplateChoice } from './template-choice.tsx';
import { TrialPart } from './trial-part.tsx';

/** Makes a proposal from a template: what the timelock may set, from what it is to what it shall be. */
export function ProposePage(): ReactNode {
  const t = useTexts(daoTexts);
  const [search] = useSearchParams();
  const [chosen, choose] = useState<Parameter>(() => firstOf(search.get('contract')));
  const [key, setKey] = useState<Value | null>(null);
  const keyed = chosen.hasKey ? chosen.fields[0] : undefined;
  const hasKey = keyed === undefined || (key !== null && key !== '');
  const isAsked = chosen.now !== null && hasKey;
  const {
    data: now,
    isError,
    refetch,
  } = useChainRead(
    isAsked ? ['dao', 'now', chosen.contract, chosen.name, String(key)] : null,
    (chain) => readNow(chain, chosen, key ?? 0n),
  );
  const isWaiting = isAsked && now === undefined;
  const pick = (parameter: Parameter) => {
    choose(parameter);
    setKey(null);
  };
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('proposeIntro')}</p>
      <Needed />
      <Section title={t('whatToChange')}>
        <TemplateChoice chosen={chosen} onChoose={pick} />
      </Section>
      {keyed && (
        <div className="px-4 pt-3">
          <FieldInput
            key={chosen.name}
            {...{ field: keyed, value: key, onChange: setKey, old: null, holds: undefined }}
          />
        </div>
      )}
      {isWaiting && <ValuesMissing isError={isError} retry={() => void refetch()} />}
      {hasKey && !isWaiting && (
        <DraftForm
          key={`${chosen.contract} ${chosen.name} ${key}`}
          parameter={chosen}
          now={now ?? null}
        />
      )}
    </>
  );
}

/** In place of the form while the values of now are on their way, or when they cannot be read. */
function ValuesMissing(props: Readonly<{ isError: boolean; retry: () => void }>): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <div className="px-4 pt-3">
      {props.isError ? (
        <PartFailed text={t('changesMissing')} retry={props.retry} />
      ) : (
        <Skeleton height={64} />
      )}
    </div>
  );
}

async function readNow(chain: Chain, { contract, now }: Parameter, key: Value) {
  return now === null ? null : now((call) => chain.read(contract, call), key);
}

/** How many votes it takes, before anything is written. */
function Needed(): ReactNode {
  const t = useTexts(daoTexts);
  const { data } = useStanding(addressOf(useWallet().connection));
  if (!data || data.votes >= data.threshold) return null;
  return (
    <div className="px-4 pt-3">
      <Notice kind="warn">
        {t('needVotes', { threshold: votesText(data.threshold), votes: votesText(data.votes) })}
      </Notice>
    </div>
  );
}

type DraftFormProps = Readonly<{ parameter: Parameter; now: readonly Value[] | null }>;

function DraftForm({ parameter, now }: DraftFormProps): ReactNode {
  const t = useTexts(daoTexts);
  const [values, setValues] = useState<readonly (Value | null)[]>(
    now ?? parameter.fields.map(() => null),
  );
  const { data: holds } = useChainRead(
    parameter.holds === undefined ? null : ['dao', 'holds', parameter.name],
    (chain) => chain.read(parameter.contract, parameter.holds as NonNullable<Parameter['holds']>),
  );
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const draft: Draft = { parameter, values, title, text };
  const set = (place: number, value: Value | null) =>
    setValues(values.map((old, at) => (at === place ? value : old)));
  return (
    <>
      {parameter.fields.length > 0 && (
        <Section title={t('newValue')}>
          <div className="grid gap-4 px-4">
            {parameter.fields.map((field, place) =>
              parameter.hasKey && place === 0 ? null : (
                <FieldInput
                  key={field.name}
                  field={field}
                  value={values[place] ?? null}
                  onChange={(value) => set(place, value)}
                  old={now?.[place] ?? null}
                  holds={holds}
                />
              ),
            )}
          </div>
        </Section>
      )}
      <Preview draft={draft} now={now} />
      <Why {...{ title, setTitle, text, setText }} />
      <Submit draft={draft} now={now} />
    </>
  );
}

type WhyProps = Readonly<{
  title: string;
  setTitle: (title: string) => void;
  text: string;
  setText: (text: string) => void;
}>;

function Why({ title, setTitle, text, setText }: WhyProps): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <Section title={t('why')}>
      <div className="grid gap-4 px-4">
        <Field label={t('titleField')}>
          {(links) => (
            <input
              {...links}
              value={title}
              maxLength={MOST_TITLE}
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t('textField')} aside={t('optional')}>
          {(links) => (
            <textarea
              {...links}
              rows={5}
              value={text}
              maxLength={MOST_TEXT}
              onChange={(event) => setText(event.target.value)}
              className={`${inputClass} h-auto! py-3`}
            />
          )}
        </Field>
        <p className="text-13 text-ink-2">{t('textIsPublic')}</p>
      </div>
    </Section>
  );
}

type Drafted = Readonly<{ draft: Draft; now: readonly Value[] | null }>;

/** The call that the draft makes, once it is complete. */
function useDraftCall({ draft, now }: Drafted) {
  const contracts = useProjectConfig()?.contracts ?? {};
  const target: Address | undefined = contracts[draft.parameter.contract];
  const problem = draftProblem({ ...draft, title: 'x', text: '' }, now);
  if (problem !== null || target === undefined) return null;
  const { data } = draft.parameter.write(draft.values as readonly Value[]);
  return { target, value: '0', data: toHex(data) };
}

function Preview({ draft, now }: Drafted): ReactNode {
  const t = useTexts(daoTexts);
  const call = useDraftCall({ draft, now });
  if (call === null) return null;
  const { parameter, values } = draft;
  const decoded = { kind: 'parameter', parameter, values: values as readonly Value[] } as const;
  return (
    <>
      <Section title={t('whatWouldChange')}>
        <ChangePart change={{ call, decoded, now }} isDone={false} />
      </Section>
      <TrialPart calls={[call]} isSetting={parameter.now !== null} />
    </>
  );
}

/** Whether the contract's name was typed where the proposal takes the contract away, and the field for it. */
function useTypedName({ contract, takesAway }: Parameter) {
  const t = useTexts(daoTexts);
  const [typed, setTyped] = useState('');
  if (!takesAway) return { isNamed: true, field: null };
  const name = contractName(contract, t);
  const field = (
    <div className="px-4 pt-3">
      <NameField label={t('typeName', { name })} typed={typed} onTyped={setTyped} />
    </div>
  );
  return { isNamed: isNameTyped(typed, name), field };
}

function Submit({ draft, now }: Drafted): ReactNode {
  const t = useTexts(daoTexts);
  const used = usePaidAction(makeProposal);
  const { isNamed, field } = useTypedName(draft.parameter);
  const account = addressOf(useWallet().connection);
  const call = useDraftCall({ draft, now });
  const problem = draftProblem(draft, now) ?? (isNamed ? null : 'enterName');
  const begin = () => {
    if (call === null || account === null) return;
    used.begin({
      ...{ target: call.target, callData: call.data, description: descriptionOf(draft, account) },
      change: changeInWords(draft, now, t),
    });
  };
  return (
    <>
      {field}
      {used.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{used.refusal}</Notice>
        </div>
      )}
      <FootBar>
        <ActionButton
          blocker={used.blocker}
          missing={problem === null ? null : t(problem)}
          onPress={begin}
        >
          {t('proposeButton')}
        </ActionButton>
      </FootBar>
      {used.sheet}
    </>
  );
}
