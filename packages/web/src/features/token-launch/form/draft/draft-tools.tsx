import { FileDown, FileUp, LayoutTemplate, type LucideIcon, RotateCcw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useStored } from '../../../../shared/state/use-store.ts';
import { Icon } from '../../../../shared/ui/art/icon.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { Sheet } from '../../../../shared/ui/overlays/sheet.tsx';
import { showToast } from '../../../../shared/ui/overlays/toast.ts';
import { saveFile } from '../../../../shared/ui/save-file.ts';
import { launchFormTexts } from '../texts.ts';
import type { UsedForm } from '../use-launch-form.ts';
import type { DraftTexts } from './draft.ts';
import { draftFile, draftFileName, draftInFile } from './draft-file.ts';
import {
  keepOwnTemplate,
  ownTemplate,
  templateNames,
  withOwnTemplate,
  withTemplate,
} from './templates.ts';

type DraftToolsProps = Readonly<{ form: UsedForm; onReplaced: () => void }>;

/** Templates, the draft as a file, and a new beginning. */
export function DraftTools({ form, onReplaced }: DraftToolsProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const [isChoosing, setChoosing] = useState(false);
  const { draft, replace } = form;
  return (
    <fieldset className="px-4 pt-3">
      <legend className="sr-only">{t('tools')}</legend>
      <div className="-mx-3 grid grid-cols-[auto_auto] justify-start justify-items-start">
        <Tool icon={LayoutTemplate} name={t('templates')} onPress={() => setChoosing(true)} />
        <OpenFile form={form} onReplaced={onReplaced} />
        <Tool
          icon={FileDown}
          name={t('exportFile')}
          onPress={() => saveFile(jsonOf(draftFile(draft)), draftFileName(draft))}
        />
        <StartOver form={form} onReplaced={onReplaced} />
      </div>
      <TemplatesSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        draft={draft}
        onUse={replace}
      />
    </fieldset>
  );
}

function OpenFile({ form, onReplaced }: DraftToolsProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const input = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined) => {
    const found = chosen && draftInFile(await chosen.text());
    if (!found) return void showToast({ kind: 'bad', text: t('importFailed') });
    form.replace(found);
    onReplaced();
    void showToast({ kind: 'good', text: t('imported') });
  };
  return (
    <>
      <Tool icon={FileUp} name={t('importFile')} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('importFile')}
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function StartOver({ form, onReplaced }: DraftToolsProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const [isAsking, setAsking] = useState(false);
  const empty = () => {
    setAsking(false);
    form.clear();
    onReplaced();
  };
  return (
    <>
      <Tool icon={RotateCcw} name={t('startOver')} onPress={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={empty}
        title={t('startOverTitle')}
        detail={t('startOverText')}
        confirm={t('startOverYes')}
        dangerous
      />
    </>
  );
}

const jsonOf = (text: string) => new Blob([text], { type: 'application/json' });

type ToolProps = Readonly<{ icon: LucideIcon; name: string; onPress: () => void }>;

function Tool({ icon, name, onPress }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center gap-1 px-3 text-14 font-strong text-primary"
    >
      <Icon of={icon} size={16} />
      {name}
    </button>
  );
}

type TemplatesSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  draft: DraftTexts;
  onUse: (draft: DraftTexts) => void;
}>;

/** Whole sets of terms to begin with. */
function TemplatesSheet({ open, onClose, draft, onUse }: TemplatesSheetProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const own = useStored(ownTemplate);
  const use = (next: DraftTexts) => {
    onUse(next);
    onClose();
    void showToast({ kind: 'good', text: t('templateUsed') });
  };
  const keep = () => {
    keepOwnTemplate(draft);
    void showToast({ kind: 'good', text: t('templateSaved') });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('templates')}
      detail={t('templatesText')}
      footer={
        <Button kind="secondary" onClick={keep}>
          {t('templateSave')}
        </Button>
      }
    >
      <ul className="-mx-4">
        {templateNames.map((name) => (
          <Choice
            key={name}
            title={t(`template${name}`)}
            text={t(`template${name}Text`)}
            onUse={() => use(withTemplate(draft, name))}
          />
        ))}
        {own !== null && (
          <Choice
            title={t('templateOwn')}
            text={t('templateOwnText')}
            onUse={() => use(withOwnTemplate(draft))}
          />
        )}
      </ul>
    </Sheet>
  );
}

type ChoiceProps = Readonly<{ title: string; text: string; onUse: () => void }>;

function Choice({ title, text, onUse }: ChoiceProps): ReactNode {
  return (
    <li className="border-t border-line-soft first:border-t-0">
      <button
        type="button"
        onClick={onUse}
        className="block min-h-15 w-full px-4 py-3 text-left -outline-offset-2 hover:bg-surface-2"
      >
        <span className="block">{title}</span>
        <span className="block text-13 text-ink-2">{text}</span>
      </button>
    </li>
  );
}
