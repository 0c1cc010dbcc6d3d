import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { vlm } from '@vellum/contracts/coins';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { addressIn } from '../../shared/chain/address-in.ts';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { daoKeys, delegatesQuery } from './dao-queries.ts';
import type { Standing } from './read-standing.ts';
import { readStanding } from './read-standing.ts';
import { type DaoText, daoTexts } from './texts.ts';
import { votesText } from './value-text.ts';

type DelegateSheetProps = Readonly<{
  address: Address;
  standing: Standing | undefined;
  open: boolean;
  onClose: () => void;
  used: UsedPaidAction<DelegateParams>;
}>;

/** Who votes with the reader's coins. */
export function DelegateSheet(props: DelegateSheetProps): ReactNode {
  const { address, standing, open, onClose, used } = props;
  const t = useTexts(daoTexts);
  const [to, setTo] = useState<'self' | 'other'>('self');
  const [text, setText] = useState('');
  const [other, setOther] = useState<Address | null>(null);
  const type = (typed: string, found: Address | null) => {
    setText(typed);
    setOther(found);
  };
  const delegatee = to === 'self' ? address : other;
  const votes = votesText(standing?.coins ?? 0n);
  const begin = () => {
    if (delegatee === null) return;
    onClose();
    if (delegatee !== address) rememberAddress(delegatee);
    used.begin({ delegatee, isSelf: delegatee === address, votes });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('delegateTitle')}
      detail={t('delegateDetail')}
      footer={
        <ActionButton
          blocker={used.blocker}
          missing={reasonOf(delegatee, standing, t)}
          onPress={begin}
        >
          {t('delegateReviewButton')}
        </ActionButton>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={t('delegateWho')}
          choices={[
            { value: 'self', label: t('toMyself') },
            { value: 'other', label: t('toAnother') },
          ]}
          value={to}
          onChange={setTo}
        />
        {to === 'other' && (
          <>
            <AddressInput label={t('delegateAddress')} text={text} onChange={type} />
            <Delegates onChoose={(one) => type(one, one)} />
          </>
        )}
        <Notice>{t('delegateNote')}</Notice>
        {used.refusal !== null && <Notice kind="bad">{used.refusal}</Notice>}
      </div>
    </Sheet>
  );
}

function reasonOf(
  delegatee: Address | null,
  standing: Standing | undefined,
  t: Translate<TextOf<typeof daoTexts>>,
): string | null {
  if (delegatee === null) return t('enterAddress');
  return standing?.delegate === delegatee ? t('alreadyDelegate') : null;
}

function Delegates({ onChoose }: Readonly<{ onChoose: (one: Address) => void }>): ReactNode {
  const t = useTexts(daoTexts);
  const { data } = useQuery(delegatesQuery);
  if (!data || data.list.length === 0) return null;
  return (
    <div>
      <p className="pb-1 text-14 text-ink-2">{t('mostVotes')}</p>
      <ul>
        {data.list.map(({ address, votes, voted }) => (
          <li key={address} className="border-t border-line-soft first:border-t-0">
            <button
              type="button"
              title={address}
              onClick={() => onChoose(address)}
              className="flex min-h-13 w-full items-center gap-2 text-left text-14"
            >
              <Identicon address={address} />
              <span className="min-w-0 flex-1">
                <span className="block font-mono text-13">{shortenAddress(address)}</span>
                <span className="block text-13 text-ink-2">{t('votedTimes', { n: voted })}</span>
              </span>
              {t('votesOf', { votes: votesText(votes) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `votes` as they were shown. */
type DelegateParams = Readonly<{ delegatee: string; isSelf: boolean; votes: string }>;

/** Gives the votes of one's coins to somebody, or to oneself. */
export const delegateVotes = definePaidAction<DelegateParams, unknown, DaoText>({
  key: 'dao.delegate',
  texts: daoTexts,
  lock: () => 'dao.delegate',
  needs: ['wallet', 'network', 'active'],
  summary: ({ params: { isSelf, delegatee, votes }, t }) => ({
    review: t('delegateReview'),
    doing: t('delegateDoing'),
    done: t(isSelf ? 'delegateDoneSelf' : 'delegateDone'),
    undone: t('delegateUndone'),
    give: [],
    giveNothing: t('delegateGive'),
    get: isSelf ? t('delegateGetSelf', { votes }) : t('delegateGet', { votes, who: delegatee }),
    canFail: t('onlyNetworkCost'),
    warnings: isSelf ? [] : [t('delegateWarning')],
  }),
  renew: async (params, { account, chain }) => ({
    ...params,
    votes: votesText((await readStanding(chain, account)).coins),
  }),
  before: ({ delegatee }) =>
    callSignedIn(wire.orders.prepare, { action: 'dao.delegate', delegatee: addressIn(delegatee) }),
  call: ({ delegatee }, _order, { chain }) => ({
    contract: chain.contract('vlm'),
    call: vlm.delegate(addressIn(delegatee)),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});
