import { expect, it } from 'vitest';
import { isDesktop } from './start.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/131', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', false],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', false],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0)', false],
  ['Mozilla/5.0 (SymbianOS/9.4; Series60/5.0)', false],
  ['Mozilla/5.0 (Windows Phone 10.0; Lumia 950)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
])('%s is a desktop: %s (S1.47)', (agent, desktop) => {
  expect(isDesktop(agent)).toBe(desktop);
});
