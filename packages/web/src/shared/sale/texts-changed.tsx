import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { tokenPath } from '../launch/token-path.ts';
import { Button } from '../ui/buttons/button.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { Notice } from '../ui/states/notice.tsx';
import { saleTexts } from './texts.ts';
import type { TokenTexts } from './token-texts.ts';

type TextsChangedProps = Readonly<{ token: Address; texts: TokenTexts }>;

/** That the creator rewrote what this page is about: once while it is open, and how often before. */
export function TextsChanged({ token, texts }: TextsChangedProps): ReactNode {
  const t = useTexts(saleTexts);
  if (texts.accept) {
    return (
      <div role="alert" className="px-4 pt-4">
        <Notice kind="warn">
          <p>{t('textsChangedNow')}</p>
          <div className="-ml-4 flex flex-wrap">
            <Link to={tokenPath(token)} className={buttonClass('ghost', 'small')}>
              {t('readTexts')}
            </Link>
            <Button kind="ghost" size="small" onClick={texts.accept}>
              {t('acceptTexts')}
            </Button>
          </div>
        </Notice>
      </div>
    );
  }
  if (texts.changes === 0) return null;
  return <p className="px-4 pt-3 text-14 text-ink-2">{t('textsChanged', { n: texts.changes })}</p>;
}
