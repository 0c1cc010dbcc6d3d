import { type OrderKind, orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { activityTexts } from '../../features/activity/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';

/** What an action is called in every list. */
export function useOrderName(): (kind: string) => string {
  const t = useTexts(activityTexts);
  return (kind) => (isKnown(kind) ? t(kind) : kind);
}

const isKnown = (kind: string): kind is OrderKind =>
  (orderKinds as readonly string[]).includes(kind);
