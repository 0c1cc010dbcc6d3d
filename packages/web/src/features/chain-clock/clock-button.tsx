import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { ClockOpener } from './clock-opener.tsx';
import { useEmbeddedNode } from './embedded-node.ts';
import { chainClockTexts } from './texts.ts';

/** The way to the chain's clock in the header; nothing on a network whose clock is not ours. */
export function ClockButton(): ReactNode {
  const t = useTexts(chainClockTexts);
  const node = useEmbeddedNode();
  if (node === null) return null;
  return (
    <ClockOpener node={node}>
      {(open) => (
        <IconButton
          of={History}
          label={t('open')}
          onClick={open}
          className="-mr-2 max-[359px]:hidden"
        />
      )}
    </ClockOpener>
  );
}
