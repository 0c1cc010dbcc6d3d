import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { OwnToken } from '../../../shared/launch/launch-queries.ts';
import { launchTexts } from '../../../shared/launch/texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { managementTexts } from './texts.ts';

type TokenChipsProps = Readonly<{
  tokens: readonly OwnToken[];
  chosen: OwnToken;
  onChoose: (token: OwnToken) => void;
}>;

/** My tokens side by side, one of which is looked at, and the way to a new one. */
export function TokenChips({ tokens, chosen, onChoose }: TokenChipsProps): ReactNode {
  const t = useTexts(managementTexts);
  const words = useTexts(launchTexts);
  const group = useId();
  return (
    <div className="px-4 pt-2">
      <p className="text-14 text-ink-2">{t('mine', { n: tokens.length })}</p>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('chooseToken')}</legend>
          {tokens.map((token) => (
            <label key={token.tokenAddress} className={area}>
              <input
                type="radio"
                name={group}
                className="peer sr-only"
                checked={token.tokenAddress === chosen.tokenAddress}
                onChange={() => onChoose(token)}
              />
              <bdi className={chip}>
                {t('chip', {
                  symbol: token.tokenSymbol,
                  stage: words(`stage_${token.stage}`),
                })}
              </bdi>
            </label>
          ))}
        </fieldset>
        <Link to={paths.launchSimple} className={area}>
          <span className={chip}>
            <Icon of={Plus} size={16} />
            {t('newToken')}
          </span>
        </Link>
      </div>
    </div>
  );
}

/** Drawn 36 px high, 44 px for a finger. */
const area = 'relative flex min-h-11 flex-none cursor-pointer items-center';
const chip =
  'flex h-9 items-center gap-1 rounded-full border border-line-soft bg-surface px-4 text-14 whitespace-nowrap peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info';
