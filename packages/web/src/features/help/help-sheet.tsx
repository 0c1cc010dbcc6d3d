import { BookOpen, Calculator, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { glossaryPath } from '../../shared/glossary/glossary-path.ts';
import { termTexts } from '../../shared/glossary/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { type HelpTopic, helpTextsOf } from './help-topics.ts';
import { helpWords } from './help-words.ts';
import { helpTexts } from './texts.ts';

export type HelpSheetProps = Readonly<{
  topic: HelpTopic;
  page: string;
  open: boolean;
  onClose: () => void;
}>;

/** What a page does, what can go wrong with money on it, and where its numbers come from. */
export function HelpSheet({ topic, page, open, onClose }: HelpSheetProps): ReactNode {
  const t = useTexts(helpTexts);
  const texts = useTexts(helpTextsOf(topic));
  const lines = (part: 'does' | 'risk' | 'numbers') => texts(`${topic}_${part}`).split('\n');
  return (
    <Sheet open={open} onClose={onClose} title={page}>
      <Part icon={BookOpen} ink="text-primary" title={t('does')} lines={lines('does')} />
      <Part icon={TriangleAlert} ink="text-warn" title={t('risk')} lines={lines('risk')} />
      <Part icon={Calculator} ink="text-primary" title={t('numbers')} lines={lines('numbers')} />
      <Words topic={topic} />
    </Sheet>
  );
}

type PartProps = Readonly<{
  icon: LucideIcon;
  ink: string;
  title: string;
  lines: readonly string[];
}>;

function Part({ icon, ink, title, lines }: PartProps): ReactNode {
  return (
    <section className="flex gap-3 border-t border-line-soft py-4 first:border-t-0 first:pt-2">
      <Icon of={icon} size={20} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0 flex-1">
        <h3 className="font-strong">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-14 text-ink-2">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

function Words({ topic }: Readonly<{ topic: HelpTopic }>): ReactNode {
  const t = useTexts(helpTexts);
  const terms = useTexts(termTexts);
  const words = helpWords[topic] ?? [];
  return (
    <section className="double-rule pt-3">
      {words.length > 0 && (
        <>
          <h3 className="text-13 text-ink-2">{t('words')}</h3>
          <ul className="flex flex-wrap gap-x-5">
            {words.map((word) => (
              <li key={word}>
                <WordLink to={glossaryPath(word)}>{terms(`${word}_name`)}</WordLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {topic !== 'glossary' && <WordLink to={paths.glossary}>{t('allWords')}</WordLink>}
    </section>
  );
}

function WordLink({ to, children }: Readonly<{ to: string; children: ReactNode }>): ReactNode {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-14 text-primary underline underline-offset-3"
    >
      {children}
    </Link>
  );
}
