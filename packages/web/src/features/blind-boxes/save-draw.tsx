import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { PublicDraw } from './box-queries.ts';
import { useTexts } from './use-texts.ts';

/** Everything the computation went by, as a file: for those who compute with a program of their own. */
export function SaveDraw({ draw }: Readonly<{ draw: PublicDraw }>): ReactNode {
  const t = useTexts();
  return (
    <div className="mt-8 px-4">
      <Button kind="secondary" onClick={() => save(draw)}>
        <Icon of={Download} size={20} />
        {t('saveDraw')}
      </Button>
    </div>
  );
}

function save(draw: PublicDraw): void {
  const file = new Blob([`${JSON.stringify(draw, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `vellum-boxes-${draw.seriesId}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
