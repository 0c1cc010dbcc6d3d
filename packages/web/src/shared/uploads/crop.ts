/** Which square of a picture is kept: its middle in parts of the picture, and how often it fits into the shorter side. */
export type Crop = Readonly<{ x: number; y: number; zoom: number }>;

type Size = Readonly<{ width: number; height: number }>;

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

export const MOST_ZOOM = 4;

/** The crop with its square inside of the picture. */
export function fittedCrop({ x, y, zoom }: Crop, picture: Size): Crop {
  const near = clamp(zoom, 1, MOST_ZOOM);
  const side = Math.min(picture.width, picture.height) / near;
  const halfX = side / picture.width / 2;
  const halfY = side / picture.height / 2;
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: near };
}

/** The square in pixels of the picture. */
export function cropSquare(crop: Crop, picture: Size) {
  const { x, y, zoom } = fittedCrop(crop, picture);
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side };
}

/** The crop after its picture was moved by parts of the shown square, to the right and down. */
export function movedCrop(crop: Crop, picture: Size, right: number, down: number): Crop {
  const { side } = cropSquare(crop, picture);
  const moved = {
    ...crop,
    x: crop.x - (right * side) / picture.width,
    y: crop.y - (down * side) / picture.height,
  };
  return fittedCrop(moved, picture);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
