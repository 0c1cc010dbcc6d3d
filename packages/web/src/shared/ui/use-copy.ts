import { copyText } from './clipboard.ts';
import { showToast } from './toast.ts';
import { useTexts } from './use-texts.ts';

/** Copies and says so; says as well when it did not work. */
export function useCopy(): (text: string) => void {
  const t = useTexts();
  return (text) => {
    void copyText(text).then((copied) =>
      showToast(
        copied ? { kind: 'good', text: t('copied') } : { kind: 'bad', text: t('copyFailed') },
      ),
    );
  };
}
