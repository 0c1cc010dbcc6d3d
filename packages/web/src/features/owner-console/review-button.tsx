import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { type OwnerText, ownerTexts } from './texts.ts';

type ReviewButtonProps = Readonly<{
  used: Readonly<{ blocker: Blocker | null }>;
  onPress: () => void;
  /** What is not filled in yet. */
  missing?: OwnerText | null;
}>;

/** Leads to the review, where the call is tried and told in words. */
export function ReviewButton({ used, onPress, missing = null }: ReviewButtonProps): ReactNode {
  const t = useTexts(ownerTexts);
  return (
    <ActionButton
      kind="secondary"
      blocker={used.blocker}
      missing={missing && t(missing)}
      onPress={onPress}
    >
      {t('toReview')}
    </ActionButton>
  );
}
