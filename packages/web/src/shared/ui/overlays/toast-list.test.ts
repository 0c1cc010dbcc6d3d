import { describe, expect, it } from 'vitest';
import { ToastList } from './toast-list.ts';

const texts = (list: ToastList) => list.get().map(({ toast }) => toast.text);

describe('the list of toasts', () => {
  it('has one loading toast at most, which goes by itself', () => {
    const list = new ToastList();
    list.show({ kind: 'loading', text: 'one' });
    list.show({ kind: 'bad', text: 'two' });
    list.show({ kind: 'loading', text: 'three' });
    expect(texts(list)).toEqual(['two', 'three']);
    list.clearLoading();
    expect(texts(list)).toEqual(['two']);
  });

  it('drops the oldest when there are many, and those that are dismissed', () => {
    const list = new ToastList();
    for (const text of ['a', 'b', 'c', 'd', 'e']) list.show({ kind: 'plain', text });
    expect(texts(list)).toEqual(['b', 'c', 'd', 'e']);
    list.dismiss(list.get()[1]?.id ?? 0);
    expect(texts(list)).toEqual(['b', 'd', 'e']);
  });

  it('tells who listens, and nobody else', () => {
    const list = new ToastList();
    let heard = 0;
    const stop = list.subscribe(() => {
      heard += 1;
    });
    list.show({ kind: 'good', text: 'a' });
    stop();
    list.show({ kind: 'good', text: 'b' });
    expect(heard).toBe(1);
  });
});
