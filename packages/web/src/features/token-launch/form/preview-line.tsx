import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { BuyerView } from './buyer-view.ts';
import type { DraftTexts } from './draft.ts';
import { nearly } from './figures.ts';
import { launchFormTexts } from './texts.ts';

type PreviewLineProps = Readonly<{ texts: DraftTexts; view: BuyerView | null }>;

/** The token in one line above the button, with its score, wherever one is in the form. */
export function PreviewLine({ texts, view }: PreviewLineProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const name = texts.name.trim();
  const symbol = shownName(texts.symbol.trim());
  return (
    <div className="flex items-center gap-3">
      <TokenFace
        key={texts.image}
        tokenAddress={texts.symbol}
        tokenSymbol={texts.symbol}
        image={texts.image === '' ? null : texts.image}
        size={40}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <bdi className="title truncate">{name === '' ? t('unnamed') : name}</bdi>
          <StatusBadge>{t('previewBadge')}</StatusBadge>
        </p>
        <p className="truncate text-14 text-ink-2">
          {view
            ? t('previewLine', {
                trx: nearly(view.shareTrx),
                tokens: nearly(view.shareTokens),
                symbol,
              })
            : t('previewNothing')}
        </p>
      </div>
      {view && (
        <p className="flex-none text-right" aria-live="polite">
          <b className="block text-20 font-strong">{view.safety.score}</b>
          <span className="text-14 text-ink-2">{t('score')}</span>
        </p>
      )}
    </div>
  );
}
