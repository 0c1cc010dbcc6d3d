import type { MessagesLike } from '../i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  picture: '圖片',
  choosePicture: '選擇圖片',
  dropPicture: '移除',
  cropTitle: '選擇要顯示的部分',
  cropText: '以手指、滑鼠或方向鍵移動圖片。',
  cropView: '圖片，以方向鍵移動',
  zoom: '大小',
  usePicture: '使用此部分',
};
