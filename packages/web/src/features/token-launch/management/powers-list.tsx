import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import { Check, ChevronRight, type LucideIcon, Pencil, Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { OwnToken } from '../../../shared/launch/launch-queries.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { managementTexts } from './texts.ts';

/** Where a power is used. */
function placeOf(token: OwnToken, power: LaunchPower | 'ownership'): string {
  const query = new URLSearchParams({ token: token.tokenAddress, power });
  return `${paths.owner}?${query}`;
}

/** What the creator can still do, each with the way to do it, and what was given up. */
export function PowersList({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const query = `?token=${token.tokenAddress}`;
  return (
    <>
      <Section title={t('powers')}>
        <p className="px-4 text-14 text-ink-2">{t('powersSame')}</p>
        <ul className="px-4">
          {token.powers.map((power) => (
            <Power
              key={power}
              icon={TriangleAlert}
              text={t(`power_${power}`)}
              to={placeOf(token, power)}
            />
          ))}
          <Power
            icon={Pencil}
            text={t('editTexts')}
            detail={t('editTextsText')}
            to={paths.editToken + query}
          />
          {token.hasLiquidity && (
            <Power
              icon={Plus}
              text={t('addLiquidity')}
              detail={t('addLiquidityText')}
              to={paths.editLiquidity + query}
            />
          )}
        </ul>
      </Section>
      <GivenUp token={token} />
    </>
  );
}

type PowerProps = Readonly<{ icon: LucideIcon; text: string; detail?: string; to: string }>;

function Power({ icon, text, detail, to }: PowerProps): ReactNode {
  const t = useTexts(managementTexts);
  return (
    <li className="border-t border-line-soft first:border-t-0">
      <Link to={to} className="flex min-h-15 items-center gap-3 py-3">
        <Icon of={icon} size={20} className="text-accent" />
        <span className="min-w-0 flex-1 text-14">
          {text}
          {detail && <span className="block text-13 text-ink-2">{detail}</span>}
        </span>
        <span className="flex flex-none items-center gap-1 text-14 font-strong text-primary">
          {t('use')}
          <Icon of={ChevronRight} size={16} />
        </span>
      </Link>
    </li>
  );
}

function GivenUp({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const isOwned = token.ownsPresale || token.ownsTrade;
  const gone = [
    ...(token.powers.includes('presaleTerms') ? [] : (['gone_terms'] as const)),
    ...(isOwned ? [] : (['gone_owner'] as const)),
    'gone_never' as const,
  ];
  return (
    <Section title={t('givenUp')}>
      <ul className="px-4">
        {gone.map((key) => (
          <li
            key={key}
            className="flex gap-3 border-t border-line-soft py-3 text-14 first:border-t-0"
          >
            <Icon of={Check} size={20} className="text-primary" />
            {t(key)}
          </li>
        ))}
      </ul>
      {isOwned && (
        <div className="px-4 pt-3">
          <div className="grid grid-cols-2 gap-4">
            <Link to={placeOf(token, 'ownership')} className={buttonClass('secondary')}>
              {t('handOver')}
            </Link>
            <Link
              to={`${placeOf(token, 'ownership')}&give=up`}
              className={buttonClass('secondary')}
            >
              {t('giveUp')}
            </Link>
          </div>
          <p className="mt-2 text-14 text-ink-2">{t('giveUpText')}</p>
        </div>
      )}
    </Section>
  );
}
