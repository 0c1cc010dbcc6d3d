import { CircleQuestionMark } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { termTexts } from '../../shared/glossary/texts.ts';
import { bringTexts } from '../../shared/i18n/active-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { HelpSheetProps } from './help-sheet.tsx';
import { type HelpTopic, helpTextsOf } from './help-topics.ts';
import { helpTexts } from './texts.ts';

type HelpButtonProps = Readonly<{ topic: HelpTopic; page: string }>;

/** Opens the help of a page. Sheet and texts come with the first press; one that is closed stays closed elsewhere. */
export function HelpButton({ topic, page }: HelpButtonProps): ReactNode {
  const t = useTexts(helpTexts);
  const [Sheet, setSheet] = useState<ComponentType<HelpSheetProps> | null>(null);
  const [shown, setShown] = useState<HelpTopic | null>(null);
  const open = async () => {
    try {
      const found = await fetchHelp(topic);
      setSheet(() => found);
      setShown(topic);
    } catch {
      // Offline, or a newer version is out: the page itself continues.
      await showToast({ kind: 'bad', text: t('failed') });
    }
  };
  return (
    <>
      <IconButton
        of={CircleQuestionMark}
        label={t('open', { page })}
        className="text-ink-2"
        onClick={() => void open()}
      />
      {Sheet && (
        <Sheet topic={topic} page={page} open={shown === topic} onClose={() => setShown(null)} />
      )}
    </>
  );
}

async function fetchHelp(topic: HelpTopic): Promise<ComponentType<HelpSheetProps>> {
  const [{ HelpSheet }] = await Promise.all([
    import('./help-sheet.tsx'),
    bringTexts(helpTextsOf(topic)),
    bringTexts(termTexts),
  ]);
  return HelpSheet;
}
