import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SequenceRefusal } from '../../shared/card-actions/sequence-refusal.tsx';
import { transferCard } from '../../shared/card-actions/transfer-card.tsx';
import { TransferSheet } from '../../shared/card-actions/transfer-sheet.tsx';
import { useCardSequence } from '../../shared/card-actions/use-card-sequence.ts';
import { CardChoice } from '../../shared/cards/card-choice.tsx';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { RowDetail, StateList } from './state-list.tsx';
import { myCardTexts } from './texts.ts';
import { useMyCards } from './use-my-cards.ts';

/** Free cards: each leads to its page, or several are chosen for one action after the other. */
export function OwnedTab({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(myCardTexts);
  const { cards } = useMyCards(address, 'owned');
  const selection = useSelection(cards.map(({ tokenId }) => tokenId));
  const [isTransferOpen, setTransferOpen] = useState(false);
  const transfer = useCardSequence(transferCard, selection.drop);
  const { chosen, isOn } = selection;
  return (
    <>
      {cards.length > 0 && <SelectBar selection={selection} />}
      {!isTransferOpen && <SequenceRefusal sequence={transfer} />}
      <StateList
        address={address}
        state="owned"
        {...(isOn && {
          render: (card) => (
            <CardChoice
              tokenId={card.tokenId}
              checked={chosen.includes(card.tokenId)}
              onChange={() => selection.toggle(card.tokenId)}
              detail={<RowDetail card={card} />}
            />
          ),
        })}
      />
      {isOn && (
        <ChosenActions count={chosen.length}>
          {chosen.length === 0 ? (
            <Button disabled>{t('selected', { n: 0 })}</Button>
          ) : (
            <>
              <ActionButton
                kind="secondary"
                blocker={transfer.blocker}
                onPress={() => setTransferOpen(true)}
              >
                {t('transfer')}
              </ActionButton>
              <PledgeLink tokenIds={chosen} />
            </>
          )}
        </ChosenActions>
      )}
      <TransferSheet
        open={isTransferOpen}
        onClose={() => setTransferOpen(false)}
        name={t('cards', { n: chosen.length })}
        owner={address}
        refusal={transfer.refusal}
        onReview={(to) => {
          setTransferOpen(false);
          transfer.begin(chosen.map((tokenId) => ({ tokenId, to })));
        }}
      />
      {transfer.sheet}
    </>
  );
}

type ChosenActionsProps = Readonly<{ count: number; children: ReactNode }>;

/** What can be done with all that is chosen, in sight at the foot of the page. */
function ChosenActions({ count, children }: ChosenActionsProps): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <FootBar>
      {count > 0 && (
        <p role="status" className="mb-2 flex items-center gap-2 text-14 text-ink-2">
          <b className="font-strong text-ink">{t('selected', { n: count })}</b>
          {count > 1 && (
            <>
              <span aria-hidden className="size-[3px] rounded-full bg-current" />
              {t('signatures', { n: count })}
            </>
          )}
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-3">{children}</div>
    </FootBar>
  );
}

/** Leads to the pledge page with these cards chosen. */
function PledgeLink({ tokenIds }: Readonly<{ tokenIds: readonly string[] }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <Link to={pledgePath(tokenIds)} className={buttonClass()}>
      {t('pledge')}
    </Link>
  );
}

/** Begins and ends choosing several cards. */
function SelectBar({ selection }: Readonly<{ selection: Selection }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <div className="flex justify-end pt-1">
      {selection.isOn && (
        <Button kind="ghost" size="small" onClick={selection.all}>
          {t('selectAll')}
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={selection.isOn ? selection.end : selection.start}>
        {t(selection.isOn ? 'cancelSelect' : 'select')}
      </Button>
    </div>
  );
}

type Selection = Readonly<{
  isOn: boolean;
  /** In the order of the list; a card that left the list is not chosen any more. */
  chosen: readonly string[];
  start: () => void;
  end: () => void;
  all: () => void;
  toggle: (tokenId: string) => void;
  drop: (tokenId: string) => void;
}>;

/** Several of the cards in a list. */
function useSelection(present: readonly string[]): Selection {
  const [picked, pick] = useState<ReadonlySet<string> | null>(null);
  const without = (tokenId: string) =>
    pick((set) => set && new Set([...set].filter((one) => one !== tokenId)));
  return {
    isOn: picked !== null,
    chosen: present.filter((tokenId) => picked?.has(tokenId)),
    start: () => pick(new Set()),
    end: () => pick(null),
    all: () => pick(new Set(present)),
    toggle: (tokenId) =>
      picked?.has(tokenId) ? without(tokenId) : pick((set) => new Set([...(set ?? []), tokenId])),
    drop: without,
  };
}
