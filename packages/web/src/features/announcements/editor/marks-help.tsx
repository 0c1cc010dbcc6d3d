import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { announcementEditTexts } from './texts.ts';

const marks = [
  ['## …', 'markHead'],
  ['- …', 'markItem'],
  ['| … | … |', 'markRow'],
  ['**…**', 'markStrong'],
  ['[…](/…)', 'markLink'],
] as const;

/** What a text can be made of. */
export function MarksHelp(): ReactNode {
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
