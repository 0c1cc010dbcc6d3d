import { useInfiniteQuery } from '@tanstack/react-query';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import type { DrawParams } from './close-offer.ts';
import { OfferAmount, useOfferSentence } from './offer-amount.tsx';
import { writtenCoin } from './offer-figures.ts';
import { OfferList } from './offer-list.tsx';
import { type Deal, dealsQuery, type Offer, offersQuery } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

type MineTabProps = Readonly<{
  address: Address | null;
  draw: UsedPaidAction<DrawParams>;
  onOpen: (offer: Offer) => void;
}>;

/** Offers of the reader, what was paid for them, and every deal they made. */
export function MineTab({ address, draw, onOpen }: MineTabProps): ReactNode {
  const t = useTexts(otcTexts);
  if (address === null) {
    return <ConnectStep t={t} />;
  }
  return (
    <div key={address}>
      <Credit address={address} draw={draw} />
      <MyOffers address={address} onOpen={onOpen} />
      <Deals address={address} />
    </div>
  );
}

type CreditProps = Readonly<{ address: Address; draw: UsedPaidAction<DrawParams> }>;

/** TRX that waits for the maker. */
function Credit({ address, draw }: CreditProps): ReactNode {
  const t = useTexts(otcTexts);
  const { data, isError, refetch } = useChainRead(['otc', 'credit', address], (chain) =>
    chain.read('otcDesk', otcDesk.creditOf(address)),
  );
  if (data === undefined && isError) {
    return <MissingPart title={t('credit')} text={t('creditFailed')} retry={refetch} />;
  }
  // Few have any: room for it would only be taken away again.
  if (data === undefined || data === 0n) return null;
  return (
    <Section title={t('credit')}>
      <div className="grid gap-3 px-4">
        <p>
          <CoinAmount amount={data} coin={trxCoin} className="text-24 font-strong" />
        </p>
        <p className="text-14 text-ink-2">{t('creditText')}</p>
        <ActionButton
          kind="secondary"
          blocker={draw.blocker}
          onPress={() => draw.begin({ credit: data.toString() })}
        >
          {t('draw')}
        </ActionButton>
      </div>
    </Section>
  );
}

function MyOffers({ address, onOpen }: Pick<MineTabProps, 'onOpen'> & { address: Address }) {
  const t = useTexts(otcTexts);
  const query = useInfiniteQuery(offersQuery({ maker: address, order: 'newest' }));
  return (
    <Section title={t('myOffers')}>
      <OfferList
        label={t('myOffers')}
        query={query}
        address={address}
        onOpen={onOpen}
        empty={<EmptyState title={t('noneMine')} text={t('noneMineText')} />}
      />
    </Section>
  );
}

function Deals({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(otcTexts);
  const query = useInfiniteQuery(dealsQuery(address));
  const rows = rowsIn(query);
  if (rows.length === 0 && query.isError) {
    return <MissingPart title={t('deals')} text={t('dealsFailed')} retry={query.refetch} />;
  }
  if (rows.length === 0) return null;
  return (
    <Section title={t('deals')}>
      <InfiniteList
        label={t('deals')}
        items={rows}
        keyOf={({ txid, offerId, amount }) => `${txid}/${offerId}/${amount}`}
        render={(deal) => <DealRow deal={deal} address={address} />}
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
    </Section>
  );
}

function DealRow({ deal, address }: Readonly<{ deal: Deal; address: Address }>): ReactNode {
  const t = useTexts(otcTexts);
  const locale = useLocale();
  const bought = deal.taker === address;
  const sum = useOfferSentence(deal.amount, writtenCoin(deal.sell));
  return (
    <Row
      title={t(bought ? 'bought' : 'sold', { sum })}
      detail={dateTimeText(deal.at, locale)}
      value={
        <>
          <OfferAmount amount={deal.paid} coin={writtenCoin(deal.want)} />
          <span className="block text-13 text-ink-2">{t('offerNumber', { n: deal.offerId })}</span>
        </>
      }
    />
  );
}
