import { announcements } from '@vellum/api/announcements';
import type { Language } from '@vellum/api/language';
import type { FastifyInstance } from 'fastify';
import { type Page, readPage } from '../../platform/read-page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { serve } from '../../platform/serve.ts';
import { announcementHtml } from './announcement-html.ts';
import type { AnnouncementRow, AnnouncementStore } from './announcement-store.ts';

type Position = Readonly<{ head: number; solid: number }>;

export type AnnouncementParts = Readonly<{
  store: AnnouncementStore;
  position(): Promise<Position>;
}>;

/** What the platform tells everybody; written by administrators. */
export function serveAnnouncements(app: FastifyInstance, parts: AnnouncementParts): void {
  const { store, position } = parts;
  serve(app, announcements.list, async ({ body: { topic, ...page }, language }) => {
    const { head, solid } = await position();
    const found = await readPage(page as Page, (rows) => store.page(topic, rows));
    // Nothing of the chain can take them back.
    const list = found.list.map((row) => ({ ...summaryOf(row, language), final: true }));
    return { ...found, list, asOf: { head, solid } };
  });
  serve(app, announcements.get, async ({ body: { id }, language }) => {
    const row = await store.find(BigInt(id));
    if (row === undefined) throw new Refusal({ code: 'NOT_FOUND' });
    return {
      ...summaryOf(row, language),
      html: announcementHtml(language === 'zh-TW' ? row.body_zh : row.body_en),
      by: row.by,
      hash: row.hash,
      txid: row.txid,
      changes: row.changes,
      changedAt: row.changed_at === null ? null : Number(row.changed_at),
    };
  });
  serve(app, announcements.save, async ({ body: { id, ...text }, caller }) => {
    const given = { ...text, by: caller.address };
    if (id === undefined) return { id: String(await store.add(given)) };
    if (!(await store.change(BigInt(id), given))) throw new Refusal({ code: 'NOT_FOUND' });
    return { id };
  });
  serve(app, announcements.remove, async ({ body: { id } }) => {
    if (!(await store.remove(BigInt(id)))) throw new Refusal({ code: 'NOT_FOUND' });
    return {};
  });
}

const summaryOf = (row: AnnouncementRow, language: Language) => ({
  id: String(row.id),
  title: language === 'zh-TW' ? row.title_zh : row.title_en,
  time: Number(row.published_at),
  pinned: row.pinned,
  topic: row.topic,
});
