import { ChevronDown, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../buttons/button.tsx';
import { uiTexts } from '../texts.ts';
import { StatePage } from './state-page.tsx';

type ErrorStateProps = Readonly<{
  title: string;
  /** What happened and what became of the money. */
  text: string;
  retry?: (() => void) | undefined;
  /** A second way on. */
  other?: ReactNode;
  /** For those who report it; behind a fold. */
  technical?: string | undefined;
  level?: 1 | 2;
}>;

/** Something did not work: what happened, what now. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title, text, retry, other, technical, level = 2 } = props;
  const t = useTexts(uiTexts);
  const actions = (
    <>
      {retry && (
        <Button onClick={retry}>
          <Icon of={RotateCw} size={20} />
          {t('retry')}
        </Button>
      )}
      {other}
    </>
  );
  const details = technical && (
    <details className="group mt-3 text-14 text-ink-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-primary">
        {t('technicalDetails')}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <code className="block font-mono text-13 break-all whitespace-pre-wrap">{technical}</code>
    </details>
  );
  return (
    <StatePage figure={<Mark />} title={title} actions={actions} more={details} level={level}>
      <p>{text}</p>
    </StatePage>
  );
}

function Mark(): ReactNode {
  return (
    <span className="text-down">
      <Icon of={TriangleAlert} size={28} className="size-9" />
    </span>
  );
}
