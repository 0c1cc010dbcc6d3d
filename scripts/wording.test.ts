import { describe, expect, test } from 'vitest';
import { moduleTexts } from './module-texts.ts';
import { projectFiles } from './project-files.ts';
import { chineseFaults, englishFaults } from './wording.ts';

describe('Chinese that is not ours', () => {
  test.each([
    '網絡連線中斷。',
    '款項已到帳',
    '你的代幣',
    '請連接錢包,再試一次。',
    '我的卡片 (3)',
    '已購買3張',
    '已購買 {n}張',
    '{name}已上線',
    '{n, plural, =0 {沒有} other {#張卡片}}',
    '餘額 ，不足',
    '恭喜！',
  ])('is found: %s', (text) => {
    expect(chineseFaults(text)).toHaveLength(1);
  });

  test.each([
    '網路連線中斷，請再試一次。',
    '{name}（{n} / {of}）',
    '已購買 {n} 張，約 {amount} TRX。',
    '{n, plural, =0 {沒有卡片。} other {有 # 張卡片。}}',
    '{level, select, 1 {青銅} other {等級 {level}}} {number}',
    '共 {n, plural, other {#}} 筆應付。',
    '前往 https://vellum.example 查看',
    '第一行。\n第二行。',
  ])('is not found: %s', (text) => {
    expect(chineseFaults(text)).toEqual([]);
  });
});

test('English says one thing in one word, and calmly', () => {
  expect(englishFaults('Keep your seed phrase.')).toHaveLength(1);
  expect(englishFaults('Welcome!')).toHaveLength(1);
  expect(englishFaults('Keep your recovery words.')).toEqual([]);
});

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const holders =
  /^packages\/(?:web\/src\/.*\/messages\.(?:en|zh-tw)|api\/src\/texts\/(?!terms\.)[\w-]+|stack\/src\/demo-world\/.*-texts)\.ts$/;

test('every text of the app, the server and the demo world is written so', () => {
  const files = projectFiles().filter((file) => holders.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    moduleTexts(file).flatMap((text) =>
      (isChinese(text) && !file.includes('messages.en') ? chineseFaults : englishFaults)(text).map(
        (fault) => `${file}: ${fault}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});
