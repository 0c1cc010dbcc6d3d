import type { ReactNode } from 'react';
import { ActionButton } from '../../shared/cards/action-button.tsx';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import type { PledgeOffer } from './pledge-offer.ts';
import { pledgeTexts } from './texts.ts';

type PledgeBarProps = Readonly<{
  count: number;
  /** Null when no term fits the cards. */
  offer: PledgeOffer | null;
  symbol: string;
  /** Nothing is funded any more. */
  isOver: boolean;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
export function PledgeBar(props: PledgeBarProps): ReactNode {
  const { count, offer, symbol, isOver } = props;
  const t = useTexts(pledgeTexts);
  return (
    <FootBar className="flex items-center gap-4">
      {count > 0 && offer && !isOver && (
        <p className="flex-none">
          <span className="block text-13 text-ink-2">{t('atLeastShort')}</span>
          <RewardAmount money={{ amount: offer.atLeast, symbol }} />
        </p>
      )}
      <div className="min-w-0 flex-1">
        <PledgeButton {...props} />
        {count > 1 && !isOver && (
          <p className="pt-1 text-center text-13 text-ink-2">{t('signatures', { n: count })}</p>
        )}
      </div>
    </FootBar>
  );
}

function PledgeButton({ count, offer, isOver, blocker, onPress }: PledgeBarProps): ReactNode {
  const t = useTexts(pledgeTexts);
  if (isOver) return <Button disabled>{t('ended')}</Button>;
  if (count === 0) return <Button disabled>{t('selectWork')}</Button>;
  if (!offer) return <Button disabled>{t('chooseTerm')}</Button>;
  return (
    <ActionButton needsActive blocker={blocker} onPress={onPress}>
      {t('review', { n: count })}
    </ActionButton>
  );
}
