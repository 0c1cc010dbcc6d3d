import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './texts.ts';
import { useCopy } from './use-copy.ts';

/** Copies a text that stands beside it. */
export function CopyButton({ text, what }: Readonly<{ text: string; what: string }>): ReactNode {
  const t = useTexts(uiTexts);
  const copy = useCopy();
  return (
    <IconButton of={Copy} size={20} label={t('copyThing', { what })} onClick={() => copy(text)} />
  );
}
