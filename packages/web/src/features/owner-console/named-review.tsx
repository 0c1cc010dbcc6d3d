import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isNameTyped } from '../../shared/ui/fields/is-name-typed.ts';
import { NameField } from '../../shared/ui/fields/name-field.tsx';
import { ReviewButton } from './review-button.tsx';
import { type OwnerText, ownerTexts } from './texts.ts';

type NamedReviewProps = Readonly<{
  /** The contract in the reader's words. */
  what: string;
  typed: string;
  onTyped: (typed: string) => void;
  used: Parameters<typeof ReviewButton>[0]['used'];
  onPress: () => void;
  /** What else is not filled in yet. */
  missing?: OwnerText | null;
}>;

/** Leads to the review of what takes a contract out of its owner's hands, once the contract's name was typed. */
export function NamedReview(props: NamedReviewProps): ReactNode {
  const { what, typed, onTyped, used, onPress, missing = null } = props;
  const t = useTexts(ownerTexts);
  const isNamed = isNameTyped(typed, what);
  return (
    <>
      <NameField label={t('typeName', { name: what })} typed={typed} onTyped={onTyped} />
      <ReviewButton
        used={used}
        missing={missing ?? (isNamed ? null : 'enterName')}
        onPress={onPress}
      />
    </>
  );
}
