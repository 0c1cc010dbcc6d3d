const phones = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Windows Phone/i;

/** On phones a wallet is the browser itself. */
export function isPhone(agent: string = navigator.userAgent): boolean {
  return phones.test(agent);
}
