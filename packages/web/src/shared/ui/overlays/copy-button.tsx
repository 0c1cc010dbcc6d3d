import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { uiTexts } from '../texts.ts';
import { showToast } from './toast.ts';

/** Copies a text that is beside it. */
export function CopyButton({ text, what }: Readonly<{ text: string; what: string }>): ReactNode {
  const t = useTexts(uiTexts);
  const copy = useCopy();
  return (
    <IconButton of={Copy} size={20} label={t('copyThing', { what })} onClick={() => copy(text)} />
  );
}

/** Copies and says so; says as well when it did not work. */
export function useCopy(): (text: string) => void {
  const t = useTexts(uiTexts);
  return (text) => {
    void copyText(text).then((copied) =>
      showToast(
        copied ? { kind: 'good', text: t('copied') } : { kind: 'bad', text: t('copyFailed') },
      ),
    );
  };
}

/** Copies a text; false when the browser did not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Wallet browsers often lack the clipboard permission, and plain http has none, but a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;opacity:0';
  // An open dialog takes the focus back from anything outside it, and the selection with it.
  (focused?.closest('[role$="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
