import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { type Crop, cropSquare, fittedCrop, MOST_ZOOM, movedCrop, wholeCrop } from './crop.ts';
import { uploadTexts } from './texts.ts';

/** Pixels of the picture that is kept. */
const SIDE = 512;
/** Parts of the square that one press of an arrow moves. */
const STEP = 0.05;

type CropSheetProps = Readonly<{
  /** Null while there is nothing to crop. */
  picture: ImageBitmap | null;
  busy: boolean;
  /** Why it was not taken. */
  refusal: string;
  onClose: () => void;
  onCropped: (image: Blob) => void;
}>;

/** Which square of a picture becomes the face of a token or a person: by finger, mouse, or keys. */
export function CropSheet(props: CropSheetProps): ReactNode {
  const { picture, busy, refusal, onClose, onCropped } = props;
  const t = useTexts(uploadTexts);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const use = async () => {
    const image = picture && (await croppedImage(picture, crop));
    if (image) onCropped(image);
  };
  return (
    <Sheet
      open={picture !== null}
      onClose={() => {
        setCrop(wholeCrop);
        onClose();
      }}
      title={t('cropTitle')}
      detail={t('cropText')}
      footer={
        <Button busy={busy} onClick={() => void use()}>
          {t('usePicture')}
        </Button>
      }
    >
      {picture && (
        <div className="grid justify-items-center gap-4">
          {refusal !== '' && (
            <div role="alert" className="w-full">
              <Notice kind="bad">{refusal}</Notice>
            </div>
          )}
          <CropView picture={picture} crop={crop} onChange={setCrop} />
          <label className="grid w-full gap-2 text-14">
            {t('zoom')}
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.05}
              value={crop.zoom}
              onChange={(event) =>
                setCrop(fittedCrop({ ...crop, zoom: Number(event.target.value) }, picture))
              }
              className="h-11 w-full accent-(--primary)"
            />
          </label>
        </div>
      )}
    </Sheet>
  );
}

type CropViewProps = Readonly<{
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}>;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function CropView({ picture, crop, onChange }: CropViewProps): ReactNode {
  const t = useTexts(uploadTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(movedCrop(crop, picture, event.movementX / width, event.movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange(movedCrop(crop, picture, arrow[0], arrow[1]));
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: what is drawn is moved by keys, as its label says.
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      role="application"
      aria-label={t('cropView')}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
      onKeyDown={press}
      className="size-64 cursor-grab touch-none rounded-full border border-line bg-surface-2 active:cursor-grabbing"
    />
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  const { left, top, side } = cropSquare(crop, picture);
  pen?.clearRect(0, 0, SIDE, SIDE);
  pen?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
}

/** WebP where the browser writes it, else PNG. */
async function croppedImage(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  draw(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
