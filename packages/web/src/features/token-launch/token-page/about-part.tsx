import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { useLazySheet } from '../../../shared/ui/overlays/use-lazy-sheet.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { SafeLink } from './safe-link.tsx';
import { tokenPageTexts } from './texts.ts';

const EditsSheet = lazy(() =>
  import('./edits-sheet.tsx').then(({ EditsSheet }) => ({ default: EditsSheet })),
);

/** What the creator says, with how often it was rewritten. */
export function AboutPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const viewer = addressOf(useWallet().connection);
  const log = useLazySheet(EditsSheet, { token });
  const { description, website, telegram, twitter, edits } = token;
  const links = [
    [t('website'), website],
    [t('telegram'), telegram],
    [t('twitter'), twitter],
  ] as const;
  return (
    <Section title={t('about')} aside={t('creatorSays')}>
      <div className="px-4">
        {description === '' ? (
          <p className="text-14 text-ink-2">{t('noDescription')}</p>
        ) : (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
        <div className="flex flex-wrap gap-x-5">
          {links.map(([name, href]) => (
            <SafeLink key={name} href={href}>
              {name}
            </SafeLink>
          ))}
        </div>
        <TextsChanged hash={token.textsHash} />
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-ink-2">
          {t('edited', { n: edits.count })}
          <span className="-mx-4">
            <Button kind="ghost" size="small" onClick={log.open}>
              {t('seeEdits')}
            </Button>
          </span>
        </p>
        {viewer === token.creator && (
          <Link
            to={`${paths.editToken}?token=${token.tokenAddress}`}
            className={buttonClass('secondary', 'small')}
          >
            {t('editOwn')}
          </Link>
        )}
      </div>
      {log.sheet}
    </Section>
  );
}

/** Says so when the creator rewrote the texts while someone was reading them. */
function TextsChanged({ hash }: Readonly<{ hash: string }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [seen] = useState(hash);
  return (
    <div role="status" className="pt-2 empty:hidden">
      {hash !== seen && <Notice kind="warn">{t('changedNow')}</Notice>}
    </div>
  );
}
