/** Controls (line breaks aside), what turns the direction of text, what has no width, and halves of characters. */
const hidden = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n]/u;

/** Emoji are joined, coloured and boxed by characters that are not seen themselves. */
const partsOfEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;

/** Whether a text of a stranger holds characters that readers do not see, or that make them read another text. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(partsOfEmoji, ''));
}
