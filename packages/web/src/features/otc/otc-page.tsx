import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { cancelOffer, drawCredit } from './close-offer.ts';
import { makeOffer } from './make-offer.ts';
import { MakeSheet } from './make-sheet.tsx';
import { MineTab } from './mine-tab.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { OffersTab } from './offers-tab.tsx';
import { type Offer, openCountQuery } from './otc-queries.ts';
import { SaleTab } from './sale-tab.tsx';
import { buyInSale, takeOffer } from './take-offer.ts';
import { otcTexts } from './texts.ts';

const tabNames = ['offers', 'mine', 'sale'] as const;
type TabName = (typeof tabNames)[number];

/** The OTC desk: offers of holders, those of the reader, and the project's own sale. */
export function OtcPage(): ReactNode {
  const t = useTexts(otcTexts);
  const address = addressOf(useWallet().connection);
  const [tab, setTab] = useTab();
  const [chosen, choose] = useState<Offer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (offer: Offer) => {
    choose(offer);
    setOpen(true);
  };
  const acts = useActs();
  const mine = useMineLabel();
  const contents: Readonly<Record<TabName, ReactNode>> = {
    offers: <OffersTab address={address} onOpen={open} />,
    mine: <MineTab address={address} draw={acts.draw} onOpen={open} />,
    sale: <SaleTab address={address} buy={acts.buy} />,
  };
  const labels = { offers: t('offers'), mine, sale: t('sale') };
  return (
    <>
      <Tabs
        label={t('views')}
        tabs={tabNames.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        value={tab}
        onChange={setTab}
      />
      {acts.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{acts.refusal}</Notice>
        </div>
      )}
      {tab !== 'sale' && <MakePart {...acts} />}
      {chosen && (
        <OfferSheet
          key={chosen.offerId}
          chosen={chosen}
          open={isOpen}
          onClose={() => setOpen(false)}
          address={address}
          take={acts.take}
          cancel={acts.cancel}
        />
      )}
      {acts.sheets}
    </>
  );
}

/** Every paid action of the page; their sheets outlive the parts they began in. */
function useActs() {
  const make = usePaidAction(makeOffer);
  const take = usePaidAction(takeOffer);
  const cancel = usePaidAction(cancelOffer);
  const draw = usePaidAction(drawCredit);
  const buy = usePaidAction(buyInSale);
  const sheets = (
    <>
      {make.sheet}
      {take.sheet}
      {cancel.sheet}
      {draw.sheet}
      {buy.sheet}
    </>
  );
  const refusal = take.refusal ?? cancel.refusal ?? draw.refusal ?? buy.refusal;
  return { make, take, cancel, draw, buy, sheets, refusal };
}

type MakePartProps = Pick<ReturnType<typeof useActs>, 'make'>;

function MakePart({ make }: MakePartProps): ReactNode {
  const t = useTexts(otcTexts);
  const made = useLastDone(make.state);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FootBar>
        <Button onClick={() => setOpen(true)}>
          <Icon of={Plus} size={20} />
          {t('make')}
        </Button>
      </FootBar>
      <MakeSheet
        key={made}
        open={isOpen}
        onClose={() => setOpen(false)}
        used={make}
        onReview={(params) => {
          setOpen(false);
          make.begin(params);
        }}
      />
    </>
  );
}

function useTab(): readonly [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams();
  const named = tabNames.find((name) => name === search.get('tab')) ?? 'offers';
  const setTab = (tab: TabName) => {
    // What a link asked for, and where it came from, stays.
    const next = new URLSearchParams(search);
    if (tab === 'offers') next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true });
  };
  return [named, setTab];
}

/** `Mine (2)`. */
function useMineLabel(): string {
  const t = useTexts(otcTexts);
  const address = addressOf(useWallet().connection);
  const { data = 0 } = useQuery({
    ...openCountQuery(address ?? ('' as never)),
    enabled: address !== null,
  });
  return data > 0 ? t('mineCount', { n: data }) : t('mine');
}
