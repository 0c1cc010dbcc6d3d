/** Links of the footer, as variables of a server. */
export const configuredLinks = {
  SOCIAL_EMAIL: 'hello@vellum.example',
  SOCIAL_TELEGRAM_GROUP: 'https://t.me/vellum_group',
  SOCIAL_TELEGRAM_CHANNEL: 'https://t.me/vellum_channel',
  SOCIAL_X: 'https://x.com/vellum',
};
