/** Nothing, or a link over https without anything that could leave an attribute. */
export const LINK = /^(https:\/\/[^\s"'<>\\]{1,200})?$/;

export const isLink = (text: string): boolean => LINK.test(text.trim());
