import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { noFields } from './owner-act.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

type OwnershipProps = Readonly<{
  /** The contract in the reader's words. */
  what: string;
  at: Address;
  address: Address;
  owner: Address;
  pending: Address;
  actions: OwnerActions;
  isAsked?: boolean;
}>;

/** Handing a contract over, taking it over, and giving its ownership up permanently. */
export function OwnershipActions(props: OwnershipProps): ReactNode {
  const { what, at, address, owner, pending, actions, isAsked = false } = props;
  const t = useTexts(ownerTexts);
  const [text, setText] = useState('');
  const [to, setTo] = useState<Address | null>(null);
  const { act } = actions;
  const begin = (deed: 'transferOwnership' | 'acceptOwnership' | 'renounceOwnership') =>
    act.begin({
      ...noFields,
      contract: at,
      deed,
      what,
      to: deed === 'transferOwnership' ? to : null,
    });
  if (pending === address) {
    return (
      <OwnerActionRow title={t('accept', { what })} text={t('acceptText')} isAsked>
        <ReviewButton used={act} onPress={() => begin('acceptOwnership')} />
      </OwnerActionRow>
    );
  }
  if (owner !== address) return null;
  return (
    <>
      <OwnerActionRow title={t('handOver', { what })} text={t('handOverText')} isAsked={isAsked}>
        <AddressInput
          label={t('newOwner')}
          text={text}
          onChange={(next, found) => {
            setText(next);
            setTo(found);
          }}
          note={to === address ? { kind: 'bad', text: t('ownAddress') } : undefined}
        />
        <ReviewButton
          used={act}
          missing={to === null || to === address ? 'enterAddress' : null}
          onPress={() => {
            if (to !== null) rememberAddress(to);
            begin('transferOwnership');
          }}
        />
      </OwnerActionRow>
      <OwnerActionRow title={t('giveUp', { what })} text={t('giveUpText')}>
        <Notice kind="warn">{t('forGood')}</Notice>
        <ReviewButton used={act} onPress={() => begin('renounceOwnership')} />
      </OwnerActionRow>
    </>
  );
}
