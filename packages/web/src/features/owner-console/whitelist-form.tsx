import type { Address } from '@vellum/tron/address';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { alikeOf } from '../../shared/contacts/known-address.ts';
import { AlikeNotice } from '../../shared/contacts/lazy-parts.ts';
import { useKnownAddresses } from '../../shared/contacts/use-known-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { doneId } from '../../shared/paid-action/use-last-done.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { addressesIn, MOST_AT_ONCE, withoutAddresses } from './address-list.ts';
import { type TradeParams, usersIn } from './administer-trade.tsx';
import { blankTradeChange } from './blank-trade-change.ts';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnedLaunch } from './use-owned-launch.ts';

type WhitelistFormProps = Readonly<{ launch: OwnedLaunch; trade: UsedPaidAction<TradeParams> }>;

/** Larger files are no list of people. */
const MOST_BYTES = 1_000_000;

/** Who may trade, by paste or by file; a call takes a hundred. */
export function WhitelistForm({ launch, trade }: WhitelistFormProps): ReactNode {
  const t = useTexts(ownerTexts);
  const id = useId();
  const [text, setText] = useUnsent(trade);
  const [way, setWay] = useState<'on' | 'off'>('on');
  const { addresses, wrong, doubles } = addressesIn(text);
  const now = addresses.slice(0, MOST_AT_ONCE);
  return (
    <>
      <Segmented
        label={t('listWay')}
        choices={[
          { value: 'on', label: t('putOn') },
          { value: 'off', label: t('takeOff') },
        ]}
        value={way}
        onChange={setWay}
      />
      <label htmlFor={id} className="text-14">
        {t('addresses')}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-control border border-line bg-surface p-3 font-mono text-13"
      />
      <ListFile onRead={setText} />
      <p role="status" className="text-14 text-ink-2">
        {t('found', { n: addresses.length, doubles })}
      </p>
      {wrong.length > 0 && <Notice kind="warn">{t('wrong', { list: wrong.join(', ') })}</Notice>}
      <Posing addresses={now} />
      {addresses.length > MOST_AT_ONCE && (
        <Notice>{t('inParts', { n: addresses.length - MOST_AT_ONCE })}</Notice>
      )}
      <ReviewButton
        used={trade}
        missing={now.length === 0 ? 'enterAddresses' : null}
        onPress={() =>
          trade.begin({
            ...blankTradeChange(launch),
            ...{ action: 'allow', users: now.join(), allowed: way === 'on' },
            value: String(now.length),
          })
        }
      />
    </>
  );
}

/** What is typed, less what a transaction has put on or taken off. */
function useUnsent({ state, params }: UsedPaidAction<TradeParams>) {
  const [text, setText] = useState('');
  const sent = doneId(state);
  const users = params?.action === 'allow' ? params.users : null;
  useEffect(() => {
    if (sent !== '' && users !== null) {
      setText((typed) => withoutAddresses(typed, usersIn({ users })));
    }
  }, [sent, users]);
  return [text, setText] as const;
}

function ListFile({ onRead }: Readonly<{ onRead: (text: string) => void }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [isTooLarge, setTooLarge] = useState(false);
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // A file that was corrected is chosen again by its name.
    input.value = '';
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (file && file.size <= MOST_BYTES) onRead(await file.text());
  };
  return (
    <>
      {isTooLarge && <Notice kind="warn">{t('fileTooLarge')}</Notice>}
      <label
        className={`${buttonClass('ghost')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-info`}
      >
        {t('fromFile')}
        <input
          type="file"
          accept=".csv,.txt,text/plain,text/csv"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => void read(target)}
        />
      </label>
    </>
  );
}

/** Those of the list that pose as an address the owner knows. */
function Posing({ addresses }: Readonly<{ addresses: readonly Address[] }>): ReactNode {
  const known = useKnownAddresses();
  const posing = addresses.flatMap((address) => {
    const alike = alikeOf(address, known);
    return alike ? [{ address, alike }] : [];
  });
  return (
    <Suspense>
      {posing.map(({ address, alike }) => (
        <div key={address} className="grid gap-2">
          <AddressFull address={address} />
          <AlikeNotice known={alike} />
        </div>
      ))}
    </Suspense>
  );
}
