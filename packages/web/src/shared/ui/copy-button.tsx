import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useCopy } from './use-copy.ts';
import { useTexts } from './use-texts.ts';

/** Copies a text that stands beside it. */
export function CopyButton({ text, what }: Readonly<{ text: string; what: string }>): ReactNode {
  const t = useTexts();
  const copy = useCopy();
  return (
    <IconButton of={Copy} size={20} label={t('copyThing', { what })} onClick={() => copy(text)} />
  );
}
