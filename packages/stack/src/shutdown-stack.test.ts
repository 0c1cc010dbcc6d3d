import { expect, test } from 'vitest';
import { ShutdownStack } from './shutdown-stack.ts';

test('what began last ends first, and a failure keeps nobody', async () => {
  const parts = new ShutdownStack();
  const ended: string[] = [];
  parts.add(async () => ended.push('database'));
  parts.add(() => Promise.reject(new Error('stuck')));
  parts.add(async () => ended.push('server'));
  await expect(parts.close()).rejects.toThrow('not everything ended cleanly');
  expect(ended).toEqual(['server', 'database']);
  await parts.close();
  expect(ended).toHaveLength(2);
});
