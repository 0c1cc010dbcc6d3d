-- All cards page by page, the highest level first.
create index card_by_level on card (level desc, serial);
