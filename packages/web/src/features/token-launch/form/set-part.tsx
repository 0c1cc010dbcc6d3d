import { PRESET_HEAD_START } from '@vellum/api/token-launch/launch-preset';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { ofHundred } from './figures.ts';
import { lpShares } from './percent-split.ts';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

const DAY = 86_400;

/** What the simple form decides for the creator, in sentences. */
export function SetPart({
  form,
  onChange,
}: Readonly<{ form: UsedForm; onChange: () => void }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const { partial, limits } = form;
  const ofRaised = (part: (fee: number) => number) =>
    limits ? ofHundred(part(limits.presaleFeeBps)) : '–';
  const lp = lpShares(partial);
  return (
    <Section
      title={t('setTitle')}
      aside={
        <button
          type="button"
          onClick={onChange}
          className="flex min-h-11 items-center gap-1 text-primary"
        >
          {t('setChange')}
          <Icon of={ChevronRight} size={16} />
        </button>
      }
    >
      <ul className="px-4">
        <Fact
          detail={t('setLp', {
            users: percentText(lp.users),
            burned: percentText(lp.burned),
            creator: percentText(lp.creator),
          })}
        >
          {t('setMoney', {
            pool: ofRaised((fee) => 10_000 - fee),
            fee: ofRaised((fee) => fee),
          })}
        </Fact>
        <Fact>
          {t('setVesting', {
            rounds: partial.vestingRounds ?? 0,
            interval: (partial.vestingInterval ?? 0) / DAY,
            delay: (partial.vestingDelay ?? 0) / DAY,
          })}
        </Fact>
        <Fact>{t('setSupply', { all: percentText(10_000) })}</Fact>
        {partial.hardCap !== undefined && (
          <Fact detail={t('setBuyers', { n: buyersOf(partial) })}>
            {t('setShares', { n: partial.maxShares ?? 1 })}
          </Fact>
        )}
        <Fact>{t('setStart', { minutes: PRESET_HEAD_START / 60 })}</Fact>
      </ul>
    </Section>
  );
}

/** Wallets that sell it out when each buys as much as it may. */
const buyersOf = ({ shares = 1, maxShares = 1 }: UsedForm['partial']) =>
  Math.ceil(shares / maxShares);

function Fact({ children, detail }: Readonly<{ children: ReactNode; detail?: string }>): ReactNode {
  return (
    <li className="flex gap-3 border-t border-line-soft py-3 text-14 first:border-t-0">
      <Icon of={Check} size={20} className="text-primary" />
      <span className="min-w-0 text-pretty">
        {children}
        {detail && <span className="block text-13 text-ink-2">{detail}</span>}
      </span>
    </li>
  );
}
