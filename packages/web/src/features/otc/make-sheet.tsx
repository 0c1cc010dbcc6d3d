import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useLpEntry } from '../../shared/earn/use-lp-entry.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpFacts } from '../../shared/lp/use-lp.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { CoinDoubt, useGivenAlike } from '../../shared/sale/coin-doubt.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type EnteredOffer, emptyOffer, expiryOf, makeMissing } from './entered-offer.ts';
import { MakeAmounts } from './make-amounts.tsx';
import type { MakeParams } from './make-offer.ts';
import { MakeRules } from './make-rules.tsx';
import { otcTexts } from './texts.ts';
import { useOfferCoins } from './use-offer-coins.ts';

type MakeSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  used: UsedPaidAction<MakeParams>;
  onReview: (params: MakeParams) => void;
}>;

/** A new offer: what is given, what is wanted, and who may take it until when. */
export function MakeSheet({ open, onClose, used, onReview }: MakeSheetProps): ReactNode {
  const t = useTexts(otcTexts);
  const address = addressOf(useWallet().connection);
  const [typed, setTyped] = useState<EnteredOffer>(emptyOffer);
  const change = (part: Partial<EnteredOffer>) => setTyped({ ...typed, ...part });
  const coins = useOfferCoins(typed);
  const balance = useBalance(open ? address : null, coins.sell?.address ?? undefined);
  const { data: facts } = useLpFacts(coins.sell?.pair ? coins.sell.address : null);
  const entry = useLpEntry(facts, balance);
  const lp = coins.sell?.pair ? { entry, facts } : null;
  const entered = lp ? { ...typed, amount: entry.lp } : typed;
  const alike = useGivenAlike(coins.sell)?.symbol ?? '';
  const now = useNow(useChainClock());
  const missing = makeMissing(entered, { ...coins, balance, address });
  const review = () => {
    const params = paramsOf(entered, coins, facts ?? null, now);
    if (params === null || missing !== null) return;
    if (entered.who === 'one' && entered.taker !== null) rememberAddress(entered.taker);
    onReview({ ...params, alike });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('make')}
      detail={t('makeDetail')}
      footer={
        <ActionButton blocker={used.blocker} missing={missing && t(missing)} onPress={review}>
          {t('reviewMake')}
        </ActionButton>
      }
    >
      <div className="grid gap-5">
        {used.refusal !== null && <Notice kind="bad">{used.refusal}</Notice>}
        <div className="-mx-4 empty:hidden">
          <CoinDoubt coin={coins.sell} />
        </div>
        <MakeAmounts entered={entered} onChange={change} coins={coins} balance={balance} lp={lp} />
        <MakeRules
          entered={entered}
          onChange={change}
          coin={coins.sell}
          address={address}
          expires={expiryOf(entered, now)}
        />
      </div>
    </Sheet>
  );
}

function paramsOf(
  entered: EnteredOffer,
  { sell, want }: ReturnType<typeof useOfferCoins>,
  facts: LpFacts | null,
  now: number,
): Omit<MakeParams, 'alike'> | null {
  const { amount, wantAmount } = entered;
  if (!sell?.address || !want || amount === null || wantAmount === null) return null;
  return {
    sell: sell.address,
    symbol: sell.symbol,
    decimals: sell.decimals,
    amount: amount.toString(),
    stands: facts && lpSentence(facts, amount),
    want: want.address,
    wantSymbol: want.symbol,
    wantDecimals: want.decimals,
    wantAmount: wantAmount.toString(),
    onlyTaker: entered.who === 'one' ? entered.taker : null,
    expires: expiryOf(entered, now),
    days: entered.days ?? 0,
    wholeOnly: entered.wholeOnly,
  };
}
