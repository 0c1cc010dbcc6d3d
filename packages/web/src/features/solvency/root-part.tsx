import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { HashText } from '../../shared/ui/address/hash-text.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import type { Overview, StatedBlock } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';
import type { Verdict } from './use-verdict.ts';

type RootPartProps = Readonly<{
  statement: StatedBlock;
  published: Overview['published'];
  verdict: Verdict;
}>;

/** The one word that stands for all claims, and where it stands on the chain. */
export function RootPart({ statement, published, verdict }: RootPartProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const isThis = published?.block === statement.block;
  const shown = published ?? statement;
  return (
    <Section title={t('root')} aside={<OnChain published={published} chain={verdict.chain} />}>
      <div className="grid gap-2 px-4">
        <HashText hex={shown.root} />
        <p className="text-14 text-ink-2">
          {published
            ? t('publishedText', {
                block: published.block.toLocaleString('en-US'),
                at: dateTimeText(published.publishedAt, locale),
              })
            : t('unpublishedText')}
          {isThis && `${gap}${t('leaves', { n: statement.leaves })}`}
          {gap}
          {t('parentsAdd')}
        </p>
        {published && !isThis && <p className="text-14 text-ink-2">{t('newerWaits')}</p>}
        {verdict.chain === 'same' && <NodeSource className="text-13 text-ink-2" />}
      </div>
    </Section>
  );
}

type OnChainProps = Readonly<{ published: Overview['published']; chain: Verdict['chain'] }>;

function OnChain({ published, chain }: OnChainProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const link = explorerLink(useProjectConfig(), published?.txid ?? '');
  if (published === null) return t('notYet');
  if (chain === 'other') return <StatusBadge kind="down">{t('chainDiffers')}</StatusBadge>;
  if (link === null) return chain === 'same' && <StatusBadge kind="up">{t('onChain')}</StatusBadge>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-primary"
    >
      {t('onChain')}
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}
