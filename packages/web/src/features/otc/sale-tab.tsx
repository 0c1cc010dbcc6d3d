import { useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { priceOfPart } from '@vellum/api/otc/otc-offer';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { coinSentence, coinText } from '../../shared/coins/coin-amount.tsx';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { call } from '../../shared/http/call.ts';
import { nobodysAnswer } from '../../shared/http/nobodys-answer.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectButton, SignInButton } from '../../shared/session/step-buttons.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { saleProblem } from './sale-problem.ts';
import type { TakeParams } from './take-offer.ts';
import { otcTexts } from './texts.ts';

export type SaleRules = ReplyOf<EndpointAt<typeof paths.tokenSale.rules>>;

type SaleTabProps = Readonly<{ address: Address | null; buy: UsedPaidAction<TakeParams> }>;

/** The project's own sale of VLM. */
export function SaleTab({ address, buy }: SaleTabProps): ReactNode {
  const t = useTexts(otcTexts);
  const token = useProjectConfig()?.contracts['vlm'];
  const signedIn = useSignedIn();
  const bought = useLastDone(buy.state);
  const { data, isError, refetch } = useQuery({
    queryKey: ['token-sale', 'rules', signedIn],
    enabled: token !== undefined,
    queryFn: ({ signal }) =>
      call(paths.tokenSale.rules, { tokenAddress: token as Address }, { signal }),
    placeholderData: nobodysAnswer,
  });
  if (isError && !data) {
    return (
      <div className="px-4 pt-4">
        <PartFailed text={t('saleFailed')} retry={() => void refetch()} />
      </div>
    );
  }
  if (!data || !token) {
    return (
      <div className="grid gap-3 px-4 pt-4">
        <Skeleton width="60%" />
        <Skeleton height={120} />
      </div>
    );
  }
  if (!data.open) return <EmptyState title={t('noSale')} text={t('noSaleText')} />;
  return <Sale key={bought} rules={data} token={token} address={address} buy={buy} />;
}

type SaleProps = SaleTabProps & Readonly<{ rules: SaleRules; token: Address }>;

function Sale(props: SaleProps): ReactNode {
  const { rules, token, address } = props;
  const t = useTexts(otcTexts);
  return (
    <>
      <div className="grid gap-4 px-4 pt-4">
        <p className="text-14 text-ink-2">{t('saleIntro')}</p>
        <SaleFacts rules={rules} coin={coinOf(rules)} token={token} />
        {rules.offer === null && <NoOffer address={address} />}
      </div>
      {rules.offer !== null && <SaleForm {...props} offer={rules.offer} />}
    </>
  );
}

/** Why nothing can be bought, and the step that is missing. */
function NoOffer({ address }: Pick<SaleProps, 'address'>): ReactNode {
  const t = useTexts(otcTexts);
  const signedIn = useSignedIn();
  if (address === null) {
    return (
      <>
        <Notice>{t('saleConnect')}</Notice>
        <ConnectButton />
      </>
    );
  }
  if (signedIn) return <Notice kind="warn">{t('saleNotListed')}</Notice>;
  return (
    <>
      <Notice>{t('saleSignIn')}</Notice>
      <SignInButton />
    </>
  );
}

const coinOf = ({ symbol, decimals }: SaleRules) => ({
  symbol: symbol ?? 'VLM',
  decimals: decimals ?? 6,
});

type SaleOffer = NonNullable<SaleRules['offer']>;

/** How much of the one offer that is best for the reader. */
function SaleForm({ rules, offer, token, buy }: SaleProps & { offer: SaleOffer }): ReactNode {
  const t = useTexts(otcTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const want = useCoin(rules.price.coin);
  const coin = coinOf(rules);
  const problem = saleProblem(rules, amount);
  const pay = priceOfPart(termsOf(offer), amount ?? 0n);
  const begin = () => {
    if (!want) return;
    buy.begin({
      ...{ offerId: offer.offerId, sell: token, ...coin, amount: String(amount) },
      ...{ want: rules.price.coin, wantSymbol: want.symbol, wantDecimals: want.decimals },
      ...{ pay: pay.toString(), stands: null, unknown: false, alike: '', from: null },
    });
  };
  const missing = want && (amount === null ? 'enterAmount' : problem && 'seeAmount');
  const ui = useTexts(uiTexts);
  return (
    <>
      <div className="grid gap-4 px-4 pt-4">
        <AmountInput
          label={t('youGet')}
          aside={t('fromTo', {
            least: coinText(offer.smallest, coin).full,
            most: coinText(offer.left, coin).full,
            coin: coin.symbol,
          })}
          value={amount}
          onChange={setAmount}
          decimals={coin.decimals}
          unit={coin.symbol}
          max={BigInt(offer.left)}
          note={useProblemNote(problem)}
        />
        <dl>
          <Figure name={t('youPay')}>
            <b className="text-18 font-strong">
              {want ? moneyText({ ...want, amount: pay }) : '–'}
            </b>
          </Figure>
        </dl>
      </div>
      <FootBar>
        <ActionButton
          blocker={buy.blocker}
          missing={missing === undefined ? ui('loading') : missing && t(missing)}
          onPress={begin}
        >
          {t('reviewTake')}
        </ActionButton>
      </FootBar>
    </>
  );
}

const termsOf = (offer: SaleOffer) => ({
  amount: BigInt(offer.amount),
  wantAmount: BigInt(offer.wantAmount),
});

type SaleFactsProps = Readonly<{
  rules: SaleRules;
  coin: Readonly<{ symbol: string; decimals: number }>;
  token: Address;
}>;

function SaleFacts({ rules, coin, token }: SaleFactsProps): ReactNode {
  const t = useTexts(otcTexts);
  const locale = useLocale();
  const want = useCoin(rules.price.coin);
  const signedIn = useSignedIn();
  const { data: mine } = useQuery({
    queryKey: ['token-sale', 'mine', signedIn],
    enabled: signedIn !== null,
    queryFn: ({ signal }) => call(paths.tokenSale.mine, { tokenAddress: token }, { signal }),
  });
  return (
    <dl className="double-rule pt-1">
      <Figure name={t('priceEach')}>
        <b className="font-strong">
          {want ? moneyText({ ...want, amount: BigInt(rules.price.amount) }) : '–'}
        </b>
      </Figure>
      <Figure name={t('saleLeft')}>{coinSentence(rules.left, coin)}</Figure>
      <Figure name={t('saleFor')}>{t(rules.whitelistOnly ? 'saleListed' : 'everyone')}</Figure>
      {rules.offer && <Figure name={t('ends')}>{dateTimeText(rules.offer.expires, locale)}</Figure>}
      {mine && mine.bought !== '0' && (
        <Figure name={t('saleBought')}>{coinSentence(mine.bought, coin)}</Figure>
      )}
      {rules.seller && (
        <Figure name={t('seller')}>
          <AddressChip address={rules.seller} />
        </Figure>
      )}
    </dl>
  );
}
