import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardName } from '../../shared/cards/card-name.ts';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { useTexts as useCardWords } from '../../shared/cards/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { calendarFile } from './calendar-file.ts';
import { useTexts } from './use-texts.ts';

type CalendarButtonProps = Readonly<{ tokenId: string; at: number }>;

/** Saves the unlock time as a file that every calendar takes. */
export function CalendarButton({ tokenId, at }: CalendarButtonProps): ReactNode {
  const t = useTexts();
  const words = useCardWords();
  const save = () => {
    const file = calendarFile({
      id: `${tokenId}-${at}@vellum`,
      title: t('calendarTitle', { name: cardName(words, tokenId) }),
      text: t('calendarText', { address: `${location.origin}${pledgePath([tokenId])}` }),
      at,
      madeAt: Date.now(),
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `vellum-${tokenId}.ics`);
  };
  return (
    <Button kind="secondary" onClick={save}>
      <Icon of={CalendarPlus} size={20} />
      {t('calendar')}
    </Button>
  );
}

function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
