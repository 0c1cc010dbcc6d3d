import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { costText } from '../../../shared/coins/cost-text.ts';
import type { TextOf } from '../../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { ActionButton } from '../../../shared/paid-action/action-button.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { uiTexts } from '../../../shared/ui/texts.ts';
import type { BuyerView } from './buyer-view.ts';
import { totalOf } from './cost-part.tsx';
import { nearly } from './figures.ts';
import { launchFormTexts } from './texts.ts';
import { beginCreate, type UsedCreate } from './use-create.ts';
import { isUnread, type UsedForm } from './use-launch-form.ts';

type LaunchBarProps = Readonly<{
  form: UsedForm;
  view: BuyerView | null;
  used: UsedCreate;
  /** Leads to the first field that speaks against it. */
  onFix: () => void;
  /** On the left of the button, instead of the cost. */
  back?: ReactNode;
}>;

/** The preview in one line, what it costs, and the one button. */
export function LaunchBar(props: LaunchBarProps): ReactNode {
  const { form, view, used, back } = props;
  const t = useTexts(launchFormTexts);
  const total = totalOf(used.cost);
  return (
    <>
      {used.create.refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{used.create.refusal}</Notice>
        </div>
      )}
      <FootBar className="grid gap-3">
        <PreviewLine form={form} view={view} />
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

function LaunchButton({ form, used, onFix }: LaunchBarProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const ui = useTexts(uiTexts);
  const { create, isOff, isMissing, again } = used;
  if (isOff) return <Button disabled>{t('factoryOffButton')}</Button>;
  if (form.problems.size > 0 && create.blocker !== 'running') {
    return <Button onClick={onFix}>{fixText(form, t)}</Button>;
  }
  if (isUnread(form)) {
    if (isMissing) return <Button onClick={again}>{ui('retry')}</Button>;
    return <Button disabled>{ui('loading')}</Button>;
  }
  return (
    <ActionButton blocker={create.blocker} onPress={() => beginCreate(used, form)}>
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

type PreviewLineProps = Readonly<{ form: UsedForm; view: BuyerView | null }>;

/** The token in one line above the button, with its score, wherever one is in the form. */
export function PreviewLine({ form, view }: PreviewLineProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const texts = form.draft;
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
            : t(isUnread(form) ? 'previewUnread' : 'previewNothing')}
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
