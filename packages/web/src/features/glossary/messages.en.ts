export const messages = {
  intro: 'What the words on these pages mean, and what they mean for your money.',
  search: 'Find a word',
  nothingTitle: 'No word like that',
  nothingText: 'Try a part of it, or ask for the help of the page where you met it.',
  showAll: 'Show all words',
} as const;
