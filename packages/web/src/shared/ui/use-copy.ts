import { useTexts } from '../i18n/use-texts.ts';
import { copyText } from './clipboard.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast.ts';

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
