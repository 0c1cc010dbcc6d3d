import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { IMAGE_LIMIT_TEXT, imageTypes, refusalOfImage } from '@vellum/api/uploads/image-rule';
import { paths } from '@vellum/api/wire/paths';
import { type ReactNode, useId, useState } from 'react';
import { send } from '../http/call.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { toUserError } from '../paid-action/errors/to-user-error.ts';
import { useErrorSentence } from '../paid-action/errors/use-error-sentence.ts';
import type { UserError } from '../paid-action/errors/user-error.ts';
import { retrySignedIn } from '../session/call-signed-in.ts';
import { Button } from '../ui/buttons/button.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { CropSheet } from './crop-sheet.tsx';
import { uploadTexts } from './texts.ts';

/** An upload may take longer than a call: a slow phone sends 4 MB in half a minute. */
const limitInMilliseconds = 60_000;

type Stored = ReplyOf<EndpointAt<typeof paths.uploads.image>>;

/** Sends one image; signs in first when needed. Rejects with `CallFailed`. */
function uploadImage(image: Blob, purpose: 'token' | 'avatar'): Promise<Stored> {
  return retrySignedIn(() => {
    const body = new FormData();
    body.set('purpose', purpose);
    body.set('file', image, 'image');
    return send(paths.uploads.image, body, limitInMilliseconds) as Promise<Stored>;
  });
}

type PictureFieldProps = Readonly<{
  /** SHA-256 of the picture that was taken; empty for none. */
  image: string;
  /** How it is shown now. */
  face: ReactNode;
  /** What is shown when there is none, and what may be chosen. */
  hint: string;
  /** What it is the face of. */
  purpose?: 'token' | 'avatar';
  onChange: (image: string) => void;
}>;

/** A picture under 4 MB, cut to a square; taken by the server before the form is sent. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { image, face, hint, purpose = 'token', onChange } = props;
  const t = useTexts(uploadTexts);
  const id = useId();
  const upload = useUpload(purpose, onChange);
  return (
    <div>
      <div className="flex items-center gap-4">
        <span className="grid size-22 flex-none place-items-center rounded-card border border-dashed border-line">
          {face}
        </span>
        <div className="min-w-0 text-14">
          <span className="block">{t('picture')}</span>
          <span className="text-ink-2">{hint}</span>
          <div className="-ml-4 flex flex-wrap">
            <label
              className={`${buttonClass('ghost', 'small')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-info`}
            >
              {t('choosePicture')}
              <input
                type="file"
                accept={imageTypes.join(',')}
                aria-describedby={upload.refusal === '' ? undefined : `${id}-note`}
                className="sr-only"
                onChange={(event) => {
                  void upload.choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {image !== '' && (
              <Button kind="ghost" size="small" onClick={() => onChange('')}>
                {t('dropPicture')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {upload.refusal !== '' && upload.picture === null && (
        <p id={`${id}-note`} role="alert" className="mt-2 text-14 text-down">
          {upload.refusal}
        </p>
      )}
      <CropSheet
        picture={upload.picture}
        busy={upload.isBusy}
        refusal={upload.refusal}
        onClose={upload.drop}
        onCropped={(cropped) => void upload.take(cropped)}
      />
    </div>
  );
}

function useUpload(purpose: 'token' | 'avatar', onChange: (image: string) => void) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<UserError | null>(null);
  const refusal = useErrorSentence(error);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const code = refusalOfImage(file);
    if (code !== null) return setError(imageError(code));
    setError(null);
    // What calls itself a picture may be none.
    const opened = await createImageBitmap(file).catch(() => null);
    if (opened) setPicture(opened);
    else setError(imageError('IMAGE_FORMAT'));
  };
  const take = async (cropped: Blob) => {
    setBusy(true);
    try {
      const { sha256 } = await uploadImage(cropped, purpose);
      setError(null);
      setPicture(null);
      onChange(sha256);
    } catch (failure) {
      setError(toUserError(failure, { failure: 'UPDATE_FAILED' }));
    } finally {
      setBusy(false);
    }
  };
  // Why the last picture was refused stays beside the field.
  const drop = () => setPicture(null);
  return { picture, isBusy, refusal, choose, take, drop };
}

function imageError(code: 'IMAGE_TOO_LARGE' | 'IMAGE_FORMAT' | (string & {})): UserError {
  return {
    kind: 'http',
    code: code as UserError['code'],
    params: { max: IMAGE_LIMIT_TEXT },
    technical: '',
  };
}
