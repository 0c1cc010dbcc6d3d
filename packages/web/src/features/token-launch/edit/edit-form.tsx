import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { useOnline } from '../../../shared/ui/use-online.ts';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { EditField } from './edit-field.tsx';
import { tokenEditTexts } from './texts.ts';
import { type NewestTexts, type TokenEdit, useTokenEdit } from './use-token-edit.ts';

type EditFormProps = Readonly<{ token: TokenDetail; texts: NewestTexts }>;

/** What can be changed, what never can, and what was changed. */
export function EditForm({ token, texts }: EditFormProps): ReactNode {
  const t = useTexts(tokenEditTexts);
  const edit = useTokenEdit(token.tokenAddress, texts);
  return (
    <>
      <Head token={token} />
      <Section title={t('shown')}>
        <div className="grid gap-5 px-4">
          <Picture token={token} edit={edit} />
          <EditField edit={edit} field="description" kind="long" />
          <EditField edit={edit} field="website" kind="link" />
          <EditField edit={edit} field="telegram" kind="link" />
          <EditField edit={edit} field="twitter" kind="link" />
          <Evidence edit={edit} />
        </div>
      </Section>
      <EditLog token={token} />
      <Problem edit={edit} />
      <FootBar>
        <PublishButton edit={edit} />
      </FootBar>
    </>
  );
}

function Head({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const gap = useSentenceGap();
  const isOpen = token.powers.includes('presaleTerms');
  return (
    <div className="grid gap-3 px-4 pt-2">
      <div className="flex items-center gap-3">
        <TokenFace {...token} />
        <div className="min-w-0">
          <h2 className="title truncate text-24">
            <bdi>{token.tokenName}</bdi>
          </h2>
          <p className="text-14 text-ink-2">
            <bdi>{token.tokenSymbol}</bdi>
          </p>
        </div>
      </div>
      <p className="text-14 text-ink-2">{t('intro')}</p>
      <Notice>
        <b className="block font-strong">{t('fixed')}</b>
        {t('fixedText')}
        {gap}
        {t(isOpen ? 'termsOpen' : 'termsFixed')}
        {isOpen && (
          <Link
            to={`${paths.owner}?token=${token.tokenAddress}&power=presaleTerms`}
            className="block pt-1 font-strong text-primary"
          >
            {t('toTerms')}
          </Link>
        )}
      </Notice>
    </div>
  );
}

function Picture({ token, edit }: Readonly<{ token: TokenDetail; edit: TokenEdit }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const { image } = edit.texts;
  return (
    <PictureField
      image={image}
      face={
        <TokenFace
          key={image}
          tokenAddress={token.tokenAddress}
          tokenSymbol={token.tokenSymbol}
          image={image === '' ? null : image}
          size={68}
        />
      }
      hint={t(image === '' ? 'pictureSeal' : 'pictureOwn')}
      onChange={(next) => edit.change('image', next)}
    />
  );
}

function Evidence({ edit }: Readonly<{ edit: TokenEdit }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  return (
    <details className="group border-t border-line-soft">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3">
        <span className="title text-18">{t('evidence')}</span>
        <Icon of={ChevronDown} size={20} className="text-primary group-open:rotate-180" />
      </summary>
      <div className="grid gap-5">
        <p className="text-14 text-ink-2">{t('evidenceText')}</p>
        <EditField edit={edit} field="issuer" />
        <EditField edit={edit} field="claim" kind="long" />
        <EditField edit={edit} field="custodian" />
        <EditField edit={edit} field="attestedAt" kind="date" />
        <EditField edit={edit} field="documentUrl" kind="link" />
        <EditField edit={edit} field="documentHash" kind="hash" />
        <EditField edit={edit} field="redemption" kind="long" />
        <EditField edit={edit} field="assetValue" />
        <EditField edit={edit} field="excluded" />
      </div>
    </details>
  );
}

/** That nothing was saved, and why. */
function Problem({ edit }: Readonly<{ edit: TokenEdit }>): ReactNode {
  const gap = useSentenceGap();
  const reason = useErrorSentence(edit.error);
  const kept = useErrorSentence(
    edit.error && { kind: 'http', code: 'UPDATE_FAILED', technical: '' },
  );
  if (!edit.error) return null;
  return (
    <div role="alert" className="px-4 pt-4">
      <Notice kind="bad">
        {kept}
        {edit.error.code !== 'UPDATE_FAILED' && `${gap}${reason}`}
      </Notice>
    </div>
  );
}

function PublishButton({ edit }: Readonly<{ edit: TokenEdit }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const online = useOnline();
  const { changes, problems, isBusy, publish } = edit;
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (isBusy) return <Button busy>{t('publishing')}</Button>;
  if (problems.size > 0) return <Button disabled>{t('fix', { n: problems.size })}</Button>;
  if (changes === 0) return <Button disabled>{t('nothing')}</Button>;
  return <Button onClick={publish}>{t('publish', { n: changes })}</Button>;
}

/** What everyone sees of the changes made so far, the newest first. */
function EditLog({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const locale = useLocale();
  const { count, list } = token.edits;
  return (
    <Section title={t('log')} aside={t('logCount', { n: count })}>
      <ol className="px-4">
        {list.map(({ number, at, changed, hash }) => (
          <li key={hash} className="border-t border-line-soft py-3 text-14 first:border-t-0">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                {number === 0
                  ? t('logFirst')
                  : t('logChanged', {
                      fields: changed.map((field) => t(`field_${field}`)).join(t('comma')),
                    })}
              </span>
              <time dateTime={new Date(at).toISOString()} className="flex-none text-13 text-ink-2">
                {dateTimeText(at, locale)}
              </time>
            </p>
            <p title={hash} className="font-mono text-13 text-ink-2">
              {`${hash.slice(0, 10)}…${hash.slice(-8)}`}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
