import { type ComponentType, lazy } from 'react';
import { bringTexts } from '../i18n/active-locale.ts';
import { contactTexts } from './texts.ts';

/** A part whose code and texts are fetched when an address field needs them. */
function withTexts<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), bringTexts(contactTexts)]);
    return { default: part };
  });
}

export const AlikeNotice = withTexts(() =>
  import('./alike-notice.tsx').then((part) => part.AlikeNotice),
);
export const AlikeQuestion = withTexts(() =>
  import('./alike-question.tsx').then((part) => part.AlikeQuestion),
);
export const KnownLine = withTexts(() => import('./known-line.tsx').then((part) => part.KnownLine));
export const ContractLine = withTexts(() =>
  import('./contract-line.tsx').then((part) => part.ContractLine),
);
export const ContactSheet = withTexts(() =>
  import('./contact-sheet.tsx').then((part) => part.ContactSheet),
);
