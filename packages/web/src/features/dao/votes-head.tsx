import { type Address, shortenAddress } from '@vellum/tron/address';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { daoTexts } from './texts.ts';
import { votesText } from './value-text.ts';

export function useStanding(address: Address | null) {
  return useChainRead(address && ['dao', 'standing', address], (chain) =>
    readStanding(chain, address as Address),
  );
}

type VotesHeadProps = Readonly<{ address: Address | null; onDelegate: () => void }>;

/** What the reader votes with, as the coin itself says. */
export function VotesHead({ address, onDelegate }: VotesHeadProps): ReactNode {
  const t = useTexts(daoTexts);
  const { data, isError, refetch } = useStanding(address);
  if (address === null) {
    return (
      <div className="px-4 pt-2">
        <p className="text-14 text-ink-2">{t('intro')}</p>
        <div className="pt-3">
          <Button kind="secondary" onClick={() => openWalletSheet()}>
            {t('connectForVotes')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="relative px-4 pt-2">
      <PageArt className="absolute -top-[190px] -right-[110px] -z-10 size-[300px] text-engrave" />
      <p className="halo text-14 text-ink-2">{t('myVotes')}</p>
      {data && <Figures standing={data} address={address} onDelegate={onDelegate} />}
      {!data && isError && <PartFailed text={t('votesFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <div className="grid h-28 content-start gap-2 pt-1">
          <Skeleton width="60%" height={40} />
          <Skeleton width="80%" />
        </div>
      )}
    </div>
  );
}

type FiguresProps = Readonly<{ standing: Standing; address: Address; onDelegate: () => void }>;

function Figures({ standing, address, onDelegate }: FiguresProps): ReactNode {
  const t = useTexts(daoTexts);
  const { votes, supply, delegate, coins } = standing;
  const [whole = '', decimals = ''] = twoDecimals(votes).split('.');
  return (
    <>
      <p className="halo text-40 leading-12 font-strong">
        {whole}
        <span className="text-24">{`.${decimals}`}</span>{' '}
        <span className="text-20 font-normal text-ink-2">{t('unit')}</span>
      </p>
      <p className="halo text-14 text-ink-2">
        {t('shareOfAll', { share: shareText(votes, supply) })}
        <Dot />
        {delegate === null && t('delegatedToNobody')}
        {delegate === address && t('delegatedToMe')}
        {delegate !== null && delegate !== address && (
          <>
            {t('delegatedTo')} <span className="font-mono text-13">{shortenAddress(delegate)}</span>
          </>
        )}
      </p>
      {delegate === null && coins > 0n && (
        <p className="pt-1 text-14 text-warn">{t('sleeping', { coins: votesText(coins) })}</p>
      )}
      <button
        type="button"
        onClick={onDelegate}
        className="flex min-h-11 items-center gap-1 text-14 text-primary"
      >
        {t('delegate')}
        <Icon of={ChevronRight} size={16} />
      </button>
    </>
  );
}
