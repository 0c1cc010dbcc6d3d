import { paths } from '@vellum/api/paths';
import type { Answers } from './static-site.ts';

/** The part of the site's configuration that the shell reads. */
export const configured: Answers = {
  [paths.project.config]: {
    links: {
      email: 'hello@vellum.example',
      telegramGroup: 'https://t.me/vellum_group',
      telegramChannel: 'https://t.me/vellum_channel',
      x: 'https://x.com/vellum',
    },
  },
};
