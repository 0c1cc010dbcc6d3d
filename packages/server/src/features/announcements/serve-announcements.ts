import { announcementHtml } from '@vellum/api/announcements/announcement-html';
import { announcements } from '@vellum/api/announcements/announcements';
import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import type { Language } from '@vellum/api/typed-text/language';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { readPage } from '../../platform/http/read-page.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { AnnouncementStore, AnnouncementSummary } from './announcement-store.ts';

type Position = Readonly<{ head: number; solid: number }>;

export type AnnouncementParts = Readonly<{
  store: AnnouncementStore;
  position(): Promise<Position>;
  /** Who may write. */
  writers: readonly Address[];
}>;

/** What the platform tells everyone; written by administrators. */
export function serveAnnouncements(app: FastifyInstance, parts: AnnouncementParts): void {
  const { store, position, writers } = parts;
  serve(app, announcements.list, async ({ body: { topic, pageNo, pageSize }, language }) => {
    const { head, solid } = await position();
    const found = await readPage({ pageNo, pageSize }, (rows) => store.page(topic, rows));
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
  serve(app, announcements.writers, async () => ({ list: [...new Set(writers)] }));
  serveEditor(app, store);
}

function serveEditor(app: FastifyInstance, store: AnnouncementStore): void {
  serve(app, announcements.given, async ({ body: { id } }) => {
    const row = await store.find(BigInt(id));
    if (row === undefined) throw new Refusal({ code: 'NOT_FOUND' });
    const { title_en: titleEn, title_zh: titleZh, body_en: bodyEn, body_zh: bodyZh } = row;
    const { pinned, topic, txid } = row;
    return { id, titleEn, titleZh, bodyEn, bodyZh, pinned, topic, txid };
  });
  serve(app, announcements.save, async ({ body: { id, ...text }, caller }) => {
    const words = [text.titleEn, text.titleZh, text.bodyEn, text.bodyZh];
    if (words.some(hasHiddenCharacters)) throw new Refusal({ code: 'TEXT_FORBIDDEN' });
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

const summaryOf = (row: AnnouncementSummary, language: Language) => ({
  id: String(row.id),
  title: language === 'zh-TW' ? row.title_zh : row.title_en,
  time: Number(row.published_at),
  pinned: row.pinned,
  topic: row.topic,
});
