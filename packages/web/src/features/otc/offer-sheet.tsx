import { useQuery } from '@tanstack/react-query';
import { priceOfPart, smallestPart } from '@vellum/api/otc/otc-offer';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { type CameFrom, cameFrom } from './came-from.ts';
import type { CancelParams } from './close-offer.ts';
import { OfferAmount, useOfferSentence } from './offer-amount.tsx';
import { OfferBadges, useOfferState } from './offer-badges.tsx';
import { type CountedOffer, isCounted, priceText, termsOf, writtenCoin } from './offer-figures.ts';
import { type Offer, type OfferDetail, offerQuery } from './otc-queries.ts';
import { type SoldAlike, useSoldAlike } from './sold-alike.tsx';
import { TakeFigures } from './take-figures.tsx';
import { TakeForm } from './take-form.tsx';
import type { TakeParams } from './take-offer.ts';
import { type OtcText, otcTexts } from './texts.ts';

type OfferSheetProps = Readonly<{
  /** As the list had it when it was tapped. */
  chosen: Offer;
  open: boolean;
  onClose: () => void;
  address: Address | null;
  take: UsedPaidAction<TakeParams>;
  cancel: UsedPaidAction<CancelParams>;
}>;

/** One offer: to take a part or all of it, or for its maker to take it back. */
export function OfferSheet(props: OfferSheetProps): ReactNode {
  const { chosen, open, address } = props;
  const t = useTexts(otcTexts);
  const { data } = useQuery({ ...offerQuery(chosen.offerId), enabled: open });
  const offer = data ? { ...chosen, ...data } : chosen;
  const state = useOfferState(offer);
  const subtitle = t('offerOf', { n: offer.offerId, who: shortenAddress(offer.maker) });
  const shown = { ...props, offer, subtitle };
  const canTake = state === 'open' && offer.maker !== address && mayTake(offer, address);
  if (!canTake || !isCounted(offer)) return <Looking {...shown} state={state} />;
  return <Taking {...shown} offer={offer} detail={data} />;
}

type ShownProps = OfferSheetProps & Readonly<{ offer: Offer; subtitle: string }>;

/** For its maker, for whom it is not meant, or when it is over. */
function Looking(props: ShownProps & Readonly<{ state: Offer['state'] }>): ReactNode {
  const { offer, state, subtitle, open, onClose, address } = props;
  const t = useTexts(otcTexts);
  const isMine = offer.maker === address;
  const canClose = state === 'expired' || (state === 'open' && isMine);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(isMine ? 'ownOffer' : 'offer')}
      detail={subtitle}
      {...(canClose && { footer: <CloseButton {...props} /> })}
    >
      <Facts offer={offer} address={address} />
      {state === 'open' && !isMine && (
        <Notice>{t(mayTake(offer, address) ? 'notCounted' : 'notForYou')}</Notice>
      )}
      {state === 'expired' && <Notice>{t(isMine ? 'expiredMine' : 'expiredText')}</Notice>}
    </Sheet>
  );
}

const mayTake = ({ onlyTaker }: Offer, address: Address | null) =>
  onlyTaker === null || onlyTaker === address;

type TakingProps = Omit<ShownProps, 'offer'> &
  Readonly<{ offer: CountedOffer; detail: OfferDetail | undefined }>;

function Taking({ offer, detail, subtitle, ...props }: TakingProps): ReactNode {
  const t = useTexts(otcTexts);
  const { open, onClose, take } = props;
  const terms = termsOf(offer);
  const [search] = useSearchParams();
  const [typed, setAmount] = useState<bigint | null>(null);
  const facts = useLpOf(writtenCoin(offer.sell));
  // Of LP nothing is typed: all that is left, until a part is chosen.
  const amount = offer.wholeOnly ? terms.amount : (typed ?? (facts && terms.left));
  const problem = takeProblem(offer, amount);
  const alike = useSoldAlike(offer);
  const review = () => {
    if (amount === null || problem !== null) return;
    onClose();
    const stands = facts && lpSentence(facts, amount);
    const from = cameFrom(search, offer.sell.coin);
    take.begin({ ...paramsOfTaking(offer, amount, from), stands, alike: alike.symbol });
  };
  const missing = missingOf(problem, amount, alike);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(offer.wholeOnly ? 'takeWhole' : 'takePart')}
      detail={subtitle}
      footer={
        <ActionButton blocker={take.blocker} missing={missing && t(missing)} onPress={review}>
          {t('reviewTake')}
        </ActionButton>
      }
    >
      <div className="grid gap-4">
        <OfferBadges offer={offer} address={props.address} exact />
        {alike.part}
        <TakeForm offer={offer} amount={amount} onChange={setAmount} problem={problem} />
        <TakeFigures offer={offer} amount={amount ?? 0n} detail={detail} />
        {take.refusal !== null && <Notice kind="bad">{take.refusal}</Notice>}
      </div>
    </Sheet>
  );
}

/** What the button waits for. */
function missingOf(
  problem: CodeWithParams | null,
  amount: bigint | null,
  { isHeld }: SoldAlike,
): OtcText | null {
  if (problem !== null) return amount === null ? 'enterAmount' : 'seeAmount';
  return isHeld ? 'tickFirst' : null;
}

function CloseButton({ offer, address, cancel, onClose }: ShownProps): ReactNode {
  const t = useTexts(otcTexts);
  const rest = useOfferSentence(offer.left, writtenCoin(offer.sell));
  return (
    <ActionButton
      blocker={cancel.blocker}
      kind="secondary"
      onPress={() => {
        onClose();
        cancel.begin({ offerId: offer.offerId, rest });
      }}
    >
      {t(offer.maker === address ? 'takeBack' : 'giveBack', { rest })}
    </ActionButton>
  );
}

function Facts({ offer, address }: Readonly<{ offer: Offer; address: Address | null }>): ReactNode {
  const t = useTexts(otcTexts);
  const locale = useLocale();
  const [sell, want] = [writtenCoin(offer.sell), writtenCoin(offer.want)];
  const hasPrice = useLpOf(sell) === null;
  return (
    <div className="grid gap-3 pb-3">
      <OfferBadges offer={offer} address={address} />
      <dl>
        <Figure name={t('sells')}>
          <OfferAmount amount={offer.amount} coin={sell} className="" worth="below" />
        </Figure>
        <Figure name={t('wants')}>
          <OfferAmount amount={offer.wantAmount} coin={want} className="" />
        </Figure>
        {hasPrice && (
          <Figure name={t('priceEach')}>
            {`${priceText(termsOf(offer), sell, want)} ${want.symbol}`}
          </Figure>
        )}
        <Figure name={t('left')}>
          <OfferAmount amount={offer.left} coin={sell} className="" />
        </Figure>
        <Figure name={t('cameIn')}>
          <OfferAmount amount={offer.paid} coin={want} className="" />
        </Figure>
        <Figure name={t('ends')}>{dateTimeText(offer.expires, locale)}</Figure>
        {offer.onlyTaker && (
          <Figure name={t('taker')}>
            <AddressChip address={offer.onlyTaker} />
          </Figure>
        )}
      </dl>
    </div>
  );
}

/** What the review is told of the part that is taken. */
function paramsOfTaking(
  offer: CountedOffer,
  amount: bigint,
  from: CameFrom,
): Omit<TakeParams, 'stands' | 'alike'> {
  const [sell, want] = [writtenCoin(offer.sell), writtenCoin(offer.want)];
  return {
    offerId: offer.offerId,
    sell: offer.sell.coin ?? '',
    symbol: sell.symbol,
    decimals: sell.decimals,
    amount: amount.toString(),
    want: offer.want.coin,
    wantSymbol: want.symbol,
    wantDecimals: want.decimals,
    pay: priceOfPart(termsOf(offer), amount).toString(),
    unknown: offer.sell.standing === 'unknown',
    from,
  };
}

/** What speaks against taking an amount of an offer. */
function takeProblem(offer: CountedOffer, amount: bigint | null): CodeWithParams | null {
  const terms = termsOf(offer);
  const coin = writtenCoin(offer.sell);
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (amount > terms.left) {
    return { code: 'EXCEEDS_MAX_PURCHASE', params: { max: exactSentence(terms.left, coin) } };
  }
  const least = smallestPart(terms);
  return amount < least
    ? { code: 'BELOW_MINIMUM', params: { min: exactSentence(least, coin) } }
    : null;
}
