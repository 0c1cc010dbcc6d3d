import { type ReactNode, useMemo } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { priceText } from '../../../shared/launch/price-text.ts';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { type LaunchText, launchTexts } from '../../../shared/launch/texts.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { ProgressBar } from '../../../shared/ui/states/progress-bar.tsx';
import { type BuyerView, buyerView } from './buyer-view.ts';
import type { DraftTexts } from './draft/draft.ts';
import { exact, nearly } from './figures.ts';
import { launchFormTexts } from './texts.ts';
import { useAlike } from './use-alike.ts';
import { isUnread, type UsedForm } from './use-launch-form.ts';

/** The buyers' view of the form as it is now; null until its figures are there. */
export function useBuyerView(form: UsedForm): BuyerView | null {
  const { problems, partial, limits, draft } = form;
  const alikes = [useAlike('name', draft.name), useAlike('symbol', draft.symbol)];
  const isAlike = alikes.some((alike) => Boolean(alike));
  return useMemo(
    () => buyerView({ problems, partial, form: null }, limits, isAlike),
    [problems, partial, limits, isAlike],
  );
}

type PreviewProps = Readonly<{ form: UsedForm; view: BuyerView | null }>;

/** The page of the token as buyers will see it, while it is being made. */
export function PreviewPart({ form, view }: PreviewProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const texts = form.draft;
  return (
    <Section title={t('previewTitle')} aside={t('previewLive')}>
      <Card>
        <PreviewHead texts={texts} />
        {texts.description.trim() !== '' && (
          <p className="mt-3 text-14 break-words whitespace-pre-line">
            <bdi>{texts.description.trim()}</bdi>
          </p>
        )}
        {view ? (
          <PreviewFigures texts={texts} view={view} />
        ) : (
          <p className="mt-3 text-14 text-ink-2">
            {t(isUnread(form) ? 'previewUnread' : 'previewEmpty')}
          </p>
        )}
      </Card>
      {view && <ScoreGaps view={view} />}
    </Section>
  );
}

function PreviewHead({ texts }: Readonly<{ texts: DraftTexts }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const name = texts.name.trim();
  return (
    <div className="flex items-center gap-3">
      <TokenFace
        key={texts.image}
        tokenAddress={texts.symbol}
        tokenSymbol={texts.symbol}
        image={texts.image === '' ? null : texts.image}
      />
      <div className="min-w-0 flex-1">
        <h3 className={`title truncate text-20 ${name === '' ? 'text-ink-2' : ''}`}>
          <bdi>{name === '' ? t('unnamed') : name}</bdi>
        </h3>
        <p className="truncate text-14 text-ink-2">
          <bdi>{texts.symbol.trim()}</bdi>
        </p>
      </div>
      <StageBadge stage="inProgress" />
    </div>
  );
}

function PreviewFigures({
  texts,
  view,
}: Readonly<{ texts: DraftTexts; view: BuyerView }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const { full } = view;
  const symbol = shownName(texts.symbol.trim());
  const backing = (full.backing * 10_000n) / full.raised;
  return (
    <>
      <div className="mt-3">
        <ProgressBar
          label={t('previewBar')}
          done={0}
          mark={{ at: view.softCapBps, text: t('previewSoft', { amount: exact(full.softCap) }) }}
          ends={['0', t('previewHard', { amount: exact(full.hardCap) })]}
        />
      </div>
      <dl className="mt-2">
        <Figure name={t('previewShare')}>
          <b className="font-strong">{exact(view.sharePrice)}</b>{' '}
          <span className="text-ink-2">{'TRX'}</span>
        </Figure>
        <Figure name={t('previewGives')}>
          {t('previewBoth', {
            trx: nearly(view.shareTrx),
            tokens: nearly(view.shareTokens),
            symbol,
          })}
        </Figure>
        <Figure name={t('previewPrice')}>
          {t('previewPriceRange', {
            low: priceText(view.lowPrice),
            high: priceText(view.highPrice),
          })}
        </Figure>
        <Figure name={t('previewBacking')}>
          {backing === 0n
            ? t('previewNoBacking')
            : t('previewBackingShare', { share: percentText(Number(backing)) })}
        </Figure>
        <Figure name={t('previewScore')}>
          <b className="font-strong">{view.score}</b> {t('previewOf')}
        </Figure>
      </dl>
    </>
  );
}

/** Which points are missing, each by the fact that costs it. */
function ScoreGaps({ view }: Readonly<{ view: BuyerView }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const words = useTexts(launchTexts);
  const { safety, score } = view;
  const gaps = safety.lines.filter(({ points, of }) => points < of);
  const isCut = score < safety.score;
  if (gaps.length === 0 && !isCut) return null;
  return (
    <div className="px-4 pt-3">
      <h3 className="text-14 text-ink-2">{t('missingPoints')}</h3>
      <ul>
        {isCut && (
          <li className="flex min-h-10 items-center justify-between gap-4 py-2 text-14 text-warn">
            <span>{words('fact_alike')}</span>
            <span className="flex-none">{words('rule_limit', { most: score })}</span>
          </li>
        )}
        {gaps.map(({ fact, points, of }) => (
          <li
            key={fact}
            className="flex min-h-10 items-center justify-between gap-4 border-t border-line-soft py-2 text-14 first:border-t-0"
          >
            <span>{words(`safety_${fact}` as LaunchText)}</span>
            <span className="flex-none text-ink-2">{t('counted', { n: points, max: of })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
