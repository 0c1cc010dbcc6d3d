import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ProofLine } from '../../../shared/chain/proof-line.tsx';
import { coinText } from '../../../shared/coins/coin-amount.tsx';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { shareText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { useLazySheet } from '../../../shared/ui/overlays/use-lazy-sheet.tsx';
import { AboutPart } from './about-part.tsx';
import { BackingPart } from './backing-part.tsx';
import { ContractsPart } from './contracts-part.tsx';
import { EarlierPart } from './earlier-part.tsx';
import { FillsPart } from './fills-part.tsx';
import { type HolderPartName, holderParts } from './holder-parts.ts';
import { LiquidityPart } from './liquidity-part.tsx';
import { LpHoldersPart } from './lp-holders-part.tsx';
import { PowersPart } from './powers-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { tokenPageTexts } from './texts.ts';
import { TokenBar } from './token-bar.tsx';

/** All of the page that is read after its price; it speaks with the chain, which the chart does not wait for. */
export function BelowChart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const isLaunched = token.stage === 'launched';
  return (
    <>
      <TradeLine token={token} />
      <FiguresPart token={token} />
      <BackingPart token={token} />
      <AboutPart token={token} />
      <SafetyPart token={token} />
      <ContractsPart token={token} />
      <LpHoldersPart token={token} />
      <HoldersPart token={token} />
      {isLaunched && <LiquidityPart token={token} />}
      <PowersPart token={token} />
      <EarlierPart token={token} />
      {isLaunched && <FillsPart token={token} />}
      <TokenBar token={token} />
    </>
  );
}

const sentences = {
  open: 'tradeIsOpen',
  cancelled: 'tradeIsCancelled',
  ended: 'tradeIsEnded',
} as const;

/** Where the internal trade stands, with the way to it; nothing while there is none to go to. */
function TradeLine({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { trade, tokenAddress } = token;
  if (trade === 'none' || trade === 'closed') return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2 text-14 text-ink-2">
      {t(sentences[trade])}
      <Link
        to={`${paths.trade}?token=${tokenAddress}`}
        className="inline-flex min-h-11 items-center text-primary"
      >
        {t('toTrade')}
      </Link>
    </p>
  );
}

/** Six figures of a token, and what the chain itself says to the first of them. */
function FiguresPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { price, totalSupply, liquidity, volume24h, holders, score } = token;
  const supply = BigInt(totalSupply);
  const coins = (amount: bigint) =>
    amountText(amount, COIN_DECIMALS, amount < THOUSAND ? 2 : 0).short;
  const figures = [
    [t('marketValue'), price && coins(marketValue(BigInt(price), supply)), trx],
    [t('liquidity'), liquidity && coins(2n * BigInt(liquidity.trx)), trx],
    [t('volume24h'), coins(BigInt(volume24h)), trx],
    [t('holders'), countText(holders), ''],
    [t('supply'), coins(supply), ''],
    [t('safety'), String(score), '/ 100'],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-y-3 px-4 pt-4">
        {figures.map(([name, value, unit]) => (
          <div
            key={name}
            className="border-l border-line-soft pl-3 nth-[3n+1]:border-l-0 nth-[3n+1]:pl-0"
          >
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="font-strong whitespace-nowrap">
              {value ?? '–'}
              {value !== null && unit !== '' && (
                <span className="ml-1 text-13 font-normal text-ink-2">{unit}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ProofLine
        block={token.asOf.head}
        ask={async (chain) => (await import('./ask-chain.ts')).askChain(chain, token, t)}
      />
    </>
  );
}

const trx = 'TRX';

/** From a thousand on, parts of a coin say nothing and find no room. */
const THOUSAND = 1_000_000_000n;

/** Sun that all tokens would be worth at a price; both supply and TRX have six decimals. */
function marketValue(price: bigint, supply: bigint): bigint {
  return (price * supply) / 10n ** BigInt(PRICE_DECIMALS);
}

const HoldersSheet = lazy(() =>
  import('./holders-sheet.tsx').then(({ HoldersSheet }) => ({ default: HoldersSheet })),
);

/** Solid is held, hatched is there and cannot be used yet. */
const looks: Readonly<Record<HolderPartName, string>> = {
  pool: 'bg-primary',
  sale: 'hatched bg-surface [--hatch:var(--accent)]',
  locked: 'hatched bg-surface [--hatch:var(--primary)]',
  largest: 'bg-accent',
  others: 'bg-ink-2',
};

const coin = { decimals: COIN_DECIMALS };

/** Who holds the token, as a bar and in figures. */
function HoldersPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const holders = useLazySheet(HoldersSheet, { token });
  const supply = BigInt(token.totalSupply);
  const parts = holderParts(supply, token.topHolders);
  return (
    <Section
      title={t('holding')}
      aside={
        <button
          type="button"
          onClick={holders.open}
          className="inline-flex min-h-11 items-center gap-1 text-primary"
        >
          {t('holderCount', { n: token.holders })}
          <Icon of={ChevronRight} size={16} />
        </button>
      }
    >
      <div aria-hidden className="mx-4 flex h-3 gap-0.5 overflow-hidden rounded-[4px]">
        {parts.map(({ name, amount }) => (
          <span
            key={name}
            className={`min-w-0.5 ${looks[name]}`}
            style={{ flexGrow: Number((amount * 10_000n) / (supply || 1n)) }}
          />
        ))}
      </div>
      <ul className="px-4 pt-2">
        {parts.map(({ name, amount }) => (
          <li key={name} className="flex min-h-8 items-center gap-2 text-14">
            <span aria-hidden className={`size-2.5 flex-none rounded-[2px] ${looks[name]}`} />
            <span className="min-w-0 flex-1">{t(`part_${name}`)}</span>
            <span title={coinText(amount, coin).full} className="font-strong">
              {coinText(amount, coin).short}
            </span>
            <span className="min-w-14 text-right text-13 text-ink-2">
              {shareText(amount, supply)}
            </span>
          </li>
        ))}
      </ul>
      {holders.sheet}
    </Section>
  );
}
