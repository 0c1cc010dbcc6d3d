import { type ReactNode, useState } from 'react';
import { CoinAmount, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { LpEntryPart } from '../../shared/earn/lp-entry-part.tsx';
import { useLpEntry } from '../../shared/earn/use-lp-entry.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLpWorth } from '../../shared/lp/use-lp.ts';
import type { LpPlace } from '../../shared/navigation/lp-path.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { LpHolding } from './lp-holdings.ts';
import { removalQuote } from './removal-quote.ts';
import { liquidityTexts } from './texts.ts';
import type { Removal, UsedRemoval } from './use-removal.tsx';

const tolerances = ['10', '50', '100'] as const;

type RemovalSheetProps = Readonly<{
  facts: LpFacts;
  holding: LpHolding;
  open: boolean;
  onClose: () => void;
  onReview: (removal: Removal) => void;
  blocker: UsedRemoval['blocker'];
}>;

/** How much leaves the pool, what comes out of it, and the least that may. */
export function RemovalSheet(props: RemovalSheetProps): ReactNode {
  const { facts, holding, open, onClose, onReview, blocker } = props;
  const t = useTexts(liquidityTexts);
  const worthOf = useLpWorth();
  const entry = useLpEntry(facts, holding.amount);
  const [tolerance, setTolerance] = useState<(typeof tolerances)[number]>('50');
  const lp = entry.lp ?? 0n;
  const isTooMuch = lp > holding.amount;
  const quote = removalQuote(facts, lp, Number(tolerance));
  const isNothing = quote.token === 0n || quote.base === 0n;
  const whole = worthOf(facts, holding.amount).u;
  const name = `${facts.token.coin.symbol} + ${facts.base.coin.symbol}`;
  const review = () => onReview({ holding, lp, toleranceBps: Number(tolerance) });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`out_title_${holding.place}`)}
      detail={
        whole === null ? name : t('out_position', { name, worth: `${twoDecimals(whole)}\u00a0U` })
      }
      footer={
        isNothing || isTooMuch ? (
          <Button disabled>{t(isTooMuch ? 'out_tooMuch' : 'out_enter')}</Button>
        ) : (
          <ActionButton blocker={blocker} onPress={review}>
            {t('out_continue')}
          </ActionButton>
        )
      }
    >
      <LpEntryPart
        label={t('out_howMuch')}
        entry={entry}
        facts={facts}
        available={holding.amount}
        saysCoins={false}
      />
      <Receive facts={facts} lp={lp} quote={quote} />
      <div className="pt-3">
        <Segmented
          label={t('out_tolerance')}
          choices={tolerances.map((one) => ({ value: one, label: percentText(Number(one)) }))}
          value={tolerance}
          onChange={setTolerance}
        />
      </div>
      <Outlook place={holding.place} tolerance={percentText(Number(tolerance))} />
    </Sheet>
  );
}

type OutlookProps = Readonly<{ place: LpPlace; tolerance: string }>;

/** How many steps there are, and what makes them fail. */
function Outlook({ place, tolerance }: OutlookProps): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <>
      {place !== 'wallet' && (
        <div className="pt-4">
          <Notice>{t(`out_steps_${place}`)}</Notice>
        </div>
      )}
      <p className="pt-3 text-13 text-ink-2">{t('out_slips', { tolerance })}</p>
    </>
  );
}

type ReceiveProps = Readonly<{
  facts: LpFacts;
  lp: bigint;
  quote: ReturnType<typeof removalQuote>;
}>;

/** Both coins with the least that may arrive. */
function Receive({ facts, lp, quote }: ReceiveProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const worth = useLpWorth()(facts, lp).u;
  return (
    <div className="mt-5">
      <div className="double-rule flex min-h-14 items-center justify-between gap-3 pt-1">
        <h3 className="title text-20">{t('out_receive')}</h3>
        {worth !== null && (
          <p className="font-strong">
            {twoDecimals(worth)} <span className="text-14 font-normal text-ink-2">{'U'}</span>
          </p>
        )}
      </div>
      {(['token', 'base'] as const).map((side) => {
        const { coin, place } = facts[side];
        const least = exactSentence(side === 'token' ? quote.minToken : quote.minBase, coin);
        return (
          <div
            key={side}
            className="flex min-h-15 items-center gap-3 border-t border-line-soft py-2 first-of-type:border-t-0"
          >
            <TokenFace tokenAddress={place} tokenSymbol={coin.symbol} image={null} />
            <p className="min-w-0 flex-1">
              <span className="block text-20">
                <CoinAmount amount={quote[side]} coin={coin} />
              </span>
              <span className="block text-13 text-ink-2">
                {t(side === 'base' && facts.isTrx ? 'out_atLeastTrx' : 'out_atLeast', {
                  amount: least,
                })}
              </span>
            </p>
          </div>
        );
      })}
    </div>
  );
}
