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

/** The same links as variables of a real server. */
export const configuredLinks = {
  SOCIAL_EMAIL: 'hello@vellum.example',
  SOCIAL_TELEGRAM_GROUP: 'https://t.me/vellum_group',
  SOCIAL_TELEGRAM_CHANNEL: 'https://t.me/vellum_channel',
  SOCIAL_X: 'https://x.com/vellum',
};
