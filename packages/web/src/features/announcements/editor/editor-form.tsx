import { announcementHtml } from '@vellum/api/announcements/announcement-html';
import { announcementTopics } from '@vellum/api/wire/choice-lists';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { ConfirmCheck } from '../../../shared/ui/fields/confirm-check.tsx';
import { Field, inputClass } from '../../../shared/ui/fields/field.tsx';
import { FilterChips } from '../../../shared/ui/fields/filter-chips.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { AnnouncementText } from '../announcement-text.tsx';
import { announcementTexts } from '../texts.ts';
import { TopicBadge } from '../topic-badge.tsx';
import type { Edited } from './edited-announcement.ts';
import { EditorBar } from './editor-bar.tsx';
import { announcementEditTexts } from './texts.ts';
import { type AnnouncementEdit, useAnnouncementEdit } from './use-announcement-edit.ts';
import { Words } from './words.tsx';

const marks = [
  ['## …', 'markHead'],
  ['- …', 'markItem'],
  ['| … | … |', 'markRow'],
  ['**…**', 'markStrong'],
  ['[…](/…)', 'markLink'],
] as const;

/** What a text can be made of. */
function MarksHelp(): ReactNode {
  const t = useTexts(announcementEditTexts);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-14 text-primary">
        {t('marks')}
        <Icon of={ChevronDown} size={20} className="group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
        {marks.map(([mark, text]) => (
          <div key={mark} className="contents">
            <dt className="font-mono text-13">{mark}</dt>
            <dd className="text-ink-2">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-14 text-ink-2">{t('marksText')}</p>
    </details>
  );
}

type Side = 'En' | 'Zh';

/** An announcement in both languages, with how it will be read. */
export function EditorForm(props: Readonly<{ id: string | null; given: Edited }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  const edit = useAnnouncementEdit(props.id, props.given);
  const [side, setSide] = useState<Side>('En');
  return (
    <>
      <div className="grid gap-5 px-4 pt-2">
        <p className="text-14 text-ink-2">{t('intro')}</p>
        <Segmented
          label={t('language')}
          choices={[
            { value: 'En', label: t('english'), lang: 'en' },
            { value: 'Zh', label: t('chinese'), lang: 'zh-TW' },
          ]}
          value={side}
          onChange={setSide}
        />
        <Words edit={edit} field={`title${side}`} />
        <div>
          <Words edit={edit} field={`body${side}`} isLong />
          <MarksHelp />
        </div>
      </div>
      <Settings edit={edit} />
      <Preview edited={edit.edited} side={side} />
      <Failure edit={edit} />
      <EditorBar edit={edit} />
    </>
  );
}

function Settings({ edit }: Readonly<{ edit: AnnouncementEdit }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  const words = useTexts(announcementTexts);
  const { edited, change, problems } = edit;
  return (
    <>
      <div className="pt-5">
        <p className="px-4 pb-1 text-14">{t('topic')}</p>
        <FilterChips
          label={t('topic')}
          choices={announcementTopics.map((value) => ({ value, label: words(value) }))}
          value={edited.topic}
          onChange={(topic) => change({ topic })}
        />
      </div>
      <div className="grid gap-4 px-4 pt-2">
        <ConfirmCheck
          label={t('pinned')}
          checked={edited.pinned}
          onChange={(pinned) => change({ pinned })}
        />
        <Field
          label={t('txid')}
          aside={t('optional')}
          note={problems.has('txid') ? { kind: 'bad', text: t('problem_txid') } : undefined}
        >
          {(links) => (
            <input
              {...links}
              name="txid"
              value={edited.txid}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={80}
              onChange={({ target }) => change({ txid: target.value })}
              className={`${inputClass} font-mono`}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function Preview({ edited, side }: Readonly<{ edited: Edited; side: Side }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  const [title, body] = [edited[`title${side}`].trim(), edited[`body${side}`]];
  return (
    <Section title={t('preview')}>
      <article lang={side === 'Zh' ? 'zh-TW' : 'en'}>
        <div className="grid justify-items-start gap-3 px-4">
          <TopicBadge topic={edited.topic} />
          {title === '' && body.trim() === '' ? (
            <p className="text-14 text-ink-2">{t('previewNone')}</p>
          ) : (
            <h3 className="title text-24 wrap-anywhere">{title}</h3>
          )}
        </div>
        <AnnouncementText html={announcementHtml(body)} />
      </article>
    </Section>
  );
}

/** That nothing was published, and why. */
function Failure({ edit: { error } }: Readonly<{ edit: AnnouncementEdit }>): ReactNode {
  const gap = useSentenceGap();
  const reason = useErrorSentence(error);
  const kept = useErrorSentence(error && { kind: 'http', code: 'UPDATE_FAILED', technical: '' });
  if (!error) return null;
  return (
    <div role="alert" className="px-4 pt-4">
      <Notice kind="bad">
        {kept}
        {error.code !== 'UPDATE_FAILED' && `${gap}${reason}`}
      </Notice>
    </div>
  );
}
