export const messages = {
  open: 'Help: {page}',
  does: 'What this page does',
  risk: 'What can go wrong',
  numbers: 'Where the numbers come from',
  words: 'Words',
  allWords: 'All words explained',
  failed: "We couldn't load the help. Please try again.",
} as const;
