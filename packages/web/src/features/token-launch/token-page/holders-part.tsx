import { COIN_DECIMALS } from '@vellum/tron/amount';
import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { coinText } from '../../../shared/coins/coin-amount.tsx';
import { shareText } from '../../../shared/format/share-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useLazySheet } from '../../../shared/ui/use-lazy-sheet.tsx';
import { type HolderPartName, holderParts } from './holder-parts.ts';
import { tokenPageTexts } from './texts.ts';

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
export function HoldersPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
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
