import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ClockOpener } from './clock-opener.tsx';
import { useEmbeddedNode } from './embedded-node.ts';
import { chainClockTexts } from './texts.ts';
import { useChainClock } from './use-chain-clock.ts';

/** The embedded chain among the settings; nothing on any other network. */
export function ClockSection(): ReactNode {
  const t = useTexts(chainClockTexts);
  const node = useEmbeddedNode();
  if (node === null) return null;
  return (
    <Section title={t('rowTitle')}>
      <ClockOpener node={node}>
        {(open) => (
          <Row
            title={t('now')}
            detail={<ChainTime node={node} />}
            value={
              <Button kind="secondary" size="small" onClick={open}>
                {t('rowAction')}
              </Button>
            }
          />
        )}
      </ClockOpener>
    </Section>
  );
}

function ChainTime({ node }: Readonly<{ node: string }>): ReactNode {
  const t = useTexts(chainClockTexts);
  const locale = useLocale();
  const { now, unread } = useChainClock(node);
  if (unread) return t('unread');
  return <span className="block min-h-5">{now !== null && dateTimeText(now, locale)}</span>;
}
