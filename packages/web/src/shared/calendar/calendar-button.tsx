import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import { Button } from '../ui/buttons/button.tsx';
import type { ButtonSize } from '../ui/buttons/button-class.ts';
import { saveFile } from '../ui/save-file.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

type CalendarButtonProps = Readonly<{
  entry: Omit<CalendarEntry, 'madeAt'>;
  /** Without its ending. */
  fileName: string;
  size?: ButtonSize;
  children: ReactNode;
}>;

/** Saves a due date as a file that every calendar takes. */
export function CalendarButton(props: CalendarButtonProps): ReactNode {
  const { entry, fileName, size = 'large', children } = props;
  const save = () => {
    const file = calendarFile({ ...entry, madeAt: Date.now() });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${fileName}.ics`);
  };
  return (
    <Button kind="secondary" size={size} onClick={save}>
      <Icon of={CalendarPlus} size={20} />
      {children}
    </Button>
  );
}
