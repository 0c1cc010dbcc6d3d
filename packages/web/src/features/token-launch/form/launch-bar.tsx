import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { costText } from '../../../shared/coins/cost-text.ts';
import type { TextOf } from '../../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { ActionButton } from '../../../shared/paid-action/action-button.tsx';
import type { UsedPaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import type { BuyerView } from './buyer-view.ts';
import type { CreateParams } from './create-params.ts';
import type { DraftTexts } from './draft/draft.ts';
import { nearly } from './figures.ts';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

type LaunchBarProps = Readonly<{
  form: UsedForm;
  view: BuyerView | null;
  create: UsedPaidAction<CreateParams>;
  isOff: boolean;
  /** Sun in all; null while unknown. */
  total: bigint | null;
  onReview: () => void;
  /** Leads to the first field that speaks against it. */
  onFix: () => void;
  /** On the left of the button, instead of the cost. */
  back?: ReactNode;
}>;

/** The preview in one line, what it costs, and the one button. */
export function LaunchBar(props: LaunchBarProps): ReactNode {
  const { form, view, create, total, back } = props;
  const t = useTexts(launchFormTexts);
  return (
    <>
      {create.refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{create.refusal}</Notice>
        </div>
      )}
      <FootBar className="grid gap-3">
        <PreviewLine texts={form.draft} view={view} />
        <div className="flex items-center gap-4">
          {back ?? (
            // Room for what it costs, so that the button does not move when that is known.
            <p className="min-w-19 flex-none text-14">
              <span className="block text-ink-2">{t('youPay')}</span>
              {total === null ? '…' : <b className="font-strong">{costText(total)}</b>}{' '}
              {total !== null && <span className="text-ink-2">{'TRX'}</span>}
            </p>
          )}
          <div className="min-w-0 flex-1">
            <LaunchButton {...props} />
          </div>
        </div>
      </FootBar>
    </>
  );
}

function LaunchButton({ form, create, isOff, onReview, onFix }: LaunchBarProps): ReactNode {
  const t = useTexts(launchFormTexts);
  if (isOff) return <Button disabled>{t('factoryOffButton')}</Button>;
  if (form.problems.size > 0 && create.blocker !== 'running') {
    return <Button onClick={onFix}>{fixText(form, t)}</Button>;
  }
  return (
    <ActionButton blocker={create.blocker} onPress={onReview}>
      {t('review')}
    </ActionButton>
  );
}

/** `Fill in 3 fields` while something is only missing, `Fix 2 fields` when something is wrong. */
export function fixText(
  { problems }: Pick<UsedForm, 'problems'>,
  t: Translate<TextOf<typeof launchFormTexts>>,
): string {
  const all = [...problems.values()];
  const wrong = all.filter(({ code }) => code !== 'FIELD_REQUIRED').length;
  return wrong > 0 ? t('fix', { n: wrong }) : t('fillIn', { n: all.length });
}

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
          <b className="block text-20 font-strong">{view.score}</b>
          <span className="text-14 text-ink-2">{t('score')}</span>
        </p>
      )}
    </div>
  );
}
