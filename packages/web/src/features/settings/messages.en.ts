export const messages = {
  kept: 'Kept in this browser only.',
  device: 'This device',
  forget: 'Clear saved data',
  forgetDetail: 'Language, theme and where you were',
  forgetTitle: 'Clear saved data?',
  forgetText: 'Language and theme go back to the beginning. Nothing on chain changes.',
  forgetConfirm: 'Clear',
  forgotten: 'Saved data cleared',
} as const;
