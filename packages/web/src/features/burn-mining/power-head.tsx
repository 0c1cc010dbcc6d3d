import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { CoinAmount, coinSentence, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { claimBurn } from '../../shared/earn/claim-burn.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import type { BurnPool } from './burn-queries.ts';
import { burnTexts } from './texts.ts';

type PowerHeadProps = Readonly<{ address: Address | null; pool: BurnPool }>;

/** What I have burned for, what share that is, and what it has earned. */
export function PowerHead({ address, pool }: PowerHeadProps): ReactNode {
  const t = useTexts(burnTexts);
  const { data, isError, refetch } = useMyPower(address);
  const mine = address === null ? nobodys : data;
  const coin = { symbol: pool.rewardLeft.symbol, decimals: COIN_DECIMALS };
  return (
    <>
      {/* Never shorter than the rosette, which ends above the rule of what follows. */}
      <div className={classNames('relative px-4 pt-4', !mine?.earned && 'min-h-40')}>
        <PageArt className="absolute -top-[150px] -right-[120px] -z-10 size-[330px] text-engrave" />
        <h2 className="halo text-14 text-ink-2">{t('myPower')}</h2>
        {mine && <Power mine={mine} pool={pool} coin={coin} />}
        {!mine && !isError && <Skeleton width="60%" height={40} />}
        {!mine && isError && <PartFailed text={t('powerFailed')} retry={() => void refetch()} />}
      </div>
      {mine && <ClaimPart earned={mine.earned} coin={coin} />}
    </>
  );
}

const nobodys: MyPower = { power: 0n, totalPower: 0n, earned: 0n };

type PowerProps = Readonly<{ mine: MyPower; pool: BurnPool; coin: RewardCoin }>;

function Power({ mine, pool, coin }: PowerProps): ReactNode {
  const t = useTexts(burnTexts);
  const [whole, cents] = twoDecimals(mine.power).split('.');
  return (
    <>
      <p className="halo text-40 font-strong">
        {whole}
        <span className="text-24">{`.${cents}`}</span>
        <span className="ml-2 text-20 font-normal text-ink-2">{'U'}</span>
      </p>
      {mine.power === 0n ? (
        <p className="halo max-w-48 text-14 text-ink-2">{t('noPower')}</p>
      ) : (
        <p className="halo flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {t('ofAll', { share: shareText(mine.power, mine.totalPower) })}
          {pool.mine && (
            <>
              <span aria-hidden className="size-[3px] rounded-full bg-current" />
              {t('soFar', {
                amount: coinSentence(mine.earned + BigInt(pool.mine.claimed.amount), coin),
              })}
            </>
          )}
        </p>
      )}
    </>
  );
}

type RewardCoin = Readonly<{ symbol: string; decimals: number }>;
type ClaimPartProps = Readonly<{ earned: bigint; coin: RewardCoin }>;

function ClaimPart({ earned, coin }: ClaimPartProps): ReactNode {
  const t = useTexts(burnTexts);
  const claim = usePaidAction(claimBurn);
  return (
    <>
      {earned > 0n && (
        <div className="flex items-center gap-3 px-4 pt-5">
          <div className="min-w-0 flex-1">
            <p className="text-13 text-ink-2">{t('claimable')}</p>
            <CoinAmount amount={earned} coin={coin} className="text-20 font-strong" />
            <p className="text-13 text-ink-2">{t('claimNote')}</p>
          </div>
          <div className="flex-none rounded-control bg-bg">
            <ActionButton
              kind="secondary"
              size="small"
              blocker={claim.blocker}
              onPress={() => claim.begin({ amount: exactSentence(earned, coin) })}
            >
              {t('claim')}
            </ActionButton>
          </div>
        </div>
      )}
      {claim.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{claim.refusal}</Notice>
        </div>
      )}
      {claim.sheet}
    </>
  );
}

/** Milliseconds after which what was earned is asked for again: it grows with every second. */
const AGAIN = 10_000;

type MyPower = Readonly<{ power: bigint; totalPower: bigint; earned: bigint }>;

/** What an address has burned for and what that has earned, by the contract itself. */
function useMyPower(address: Address | null) {
  return useChainRead(
    address && ['burn-mining', 'power', address],
    async (chain): Promise<MyPower> => {
      const who = address as Address;
      const [power, totalPower, earned] = await Promise.all([
        chain.read('burnMine', burnMine.powerOf(who)),
        chain.read('burnMine', burnMine.totalPower()),
        chain.read('burnMine', burnMine.earned(who)),
      ]);
      return { power, totalPower, earned };
    },
    AGAIN,
  );
}
