import type { OwnerDeed } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { NamedReview } from './named-review.tsx';
import { noFields } from './owner-act.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

type OwnershipForm = 'handOver' | 'giveUp';

type OwnershipProps = Readonly<{
  /** The contract in the reader's words. */
  what: string;
  at: Address;
  address: Address;
  owner: Address;
  pending: Address;
  actions: OwnerActions;
  /** The form that is open from the beginning. */
  asked?: OwnershipForm | null;
}>;

/** Handing a contract over, taking it over, and giving its ownership up permanently. */
export function OwnershipActions(props: OwnershipProps): ReactNode {
  const { what, address, owner, pending, actions } = props;
  const t = useTexts(ownerTexts);
  if (pending === address) {
    return (
      <OwnerActionRow title={t('accept', { what })} text={t('acceptText')} isAsked>
        <ReviewButton
          used={actions.act}
          onPress={() => actions.act.begin(ownershipOf(props, 'acceptOwnership'))}
        />
      </OwnerActionRow>
    );
  }
  if (owner !== address) return null;
  return (
    <>
      <TransferForm {...props} />
      <RenounceForm {...props} />
    </>
  );
}

const ownershipOf = (
  { at, what }: OwnershipProps,
  deed: Extract<OwnerDeed, `${string}Ownership`>,
) => ({ ...noFields, contract: at, deed, what });

function TransferForm(props: OwnershipProps): ReactNode {
  const { what, address, actions, asked } = props;
  const t = useTexts(ownerTexts);
  const [text, setText] = useState('');
  const [to, setTo] = useState<Address | null>(null);
  const [typed, setTyped] = useState('');
  return (
    <OwnerActionRow
      title={t('handOver', { what })}
      text={t('handOverText')}
      isAsked={asked === 'handOver'}
    >
      <AddressInput
        label={t('newOwner')}
        text={text}
        onChange={(next, found) => {
          setText(next);
          setTo(found);
        }}
        note={to === address ? { kind: 'bad', text: t('ownAddress') } : undefined}
      />
      <NamedReview
        {...{ what, typed, onTyped: setTyped, used: actions.act }}
        missing={to === null || to === address ? 'enterAddress' : null}
        onPress={() => {
          if (to !== null) rememberAddress(to);
          actions.act.begin({ ...ownershipOf(props, 'transferOwnership'), to });
        }}
      />
    </OwnerActionRow>
  );
}

function RenounceForm(props: OwnershipProps): ReactNode {
  const { what, actions, asked } = props;
  const t = useTexts(ownerTexts);
  const [typed, setTyped] = useState('');
  return (
    <OwnerActionRow
      title={t('giveUp', { what })}
      text={t('giveUpText')}
      isAsked={asked === 'giveUp'}
    >
      <Notice kind="warn">{t('forGood')}</Notice>
      <NamedReview
        {...{ what, typed, onTyped: setTyped, used: actions.act }}
        onPress={() => actions.act.begin(ownershipOf(props, 'renounceOwnership'))}
      />
    </OwnerActionRow>
  );
}

/** The form that is open from the beginning, at the contract that the reader owns. */
export function ownershipForm(
  query: URLSearchParams,
  address: Address,
  { presale }: Readonly<{ presale: Readonly<{ owner: Address }> }>,
): Readonly<{ presale: OwnershipForm | null; trade: OwnershipForm | null }> {
  if (query.get('power') !== 'ownership') return { presale: null, trade: null };
  const form = query.get('give') === 'up' ? 'giveUp' : 'handOver';
  return presale.owner === address
    ? { presale: form, trade: null }
    : { presale: null, trade: form };
}
