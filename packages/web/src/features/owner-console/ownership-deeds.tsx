import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressInput } from '../../shared/ui/address/address-input.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { DeedButton } from './deed-button.tsx';
import { DeedRow } from './deed-row.tsx';
import { noFields } from './owner-act.ts';
import { ownerTexts } from './texts.ts';
import type { Deeds } from './use-deeds.tsx';

type OwnershipProps = Readonly<{
  /** The contract in the reader's words. */
  what: string;
  at: Address;
  address: Address;
  owner: Address;
  pending: Address;
  deeds: Deeds;
  isAsked?: boolean;
}>;

/** Handing a contract over, taking it over, and giving its ownership up for good. */
export function OwnershipDeeds(props: OwnershipProps): ReactNode {
  const { what, at, address, owner, pending, deeds, isAsked = false } = props;
  const t = useTexts(ownerTexts);
  const [text, setText] = useState('');
  const [to, setTo] = useState<Address | null>(null);
  const { act } = deeds;
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
      <DeedRow title={t('accept', { what })} text={t('acceptText')} isAsked>
        <DeedButton used={act} onPress={() => begin('acceptOwnership')} />
      </DeedRow>
    );
  }
  if (owner !== address) return null;
  return (
    <>
      <DeedRow title={t('handOver', { what })} text={t('handOverText')} isAsked={isAsked}>
        <AddressInput
          label={t('newOwner')}
          text={text}
          onChange={(next, found) => {
            setText(next);
            setTo(found);
          }}
          note={to === address ? { kind: 'bad', text: t('ownAddress') } : undefined}
        />
        <DeedButton
          used={act}
          missing={to === null || to === address ? 'enterAddress' : null}
          onPress={() => {
            if (to !== null) rememberAddress(to);
            begin('transferOwnership');
          }}
        />
      </DeedRow>
      <DeedRow title={t('giveUp', { what })} text={t('giveUpText')}>
        <Notice kind="warn">{t('forGood')}</Notice>
        <DeedButton used={act} onPress={() => begin('renounceOwnership')} />
      </DeedRow>
    </>
  );
}
