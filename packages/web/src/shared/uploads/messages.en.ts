export const messages = {
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  dropPicture: 'Remove',
  cropTitle: 'Choose the part to show',
  cropText: 'Move the picture by finger, mouse or arrow keys.',
  cropView: 'Picture, arrow keys move it',
  zoom: 'Size',
  usePicture: 'Use this part',
} as const;
