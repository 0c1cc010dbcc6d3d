-- Pages, periods and days of one address all go by time, which rises with the block.
drop index income_record_page;
drop index income_record_type;
create index income_record_page on income_record (address, at, block, tx_idx, log_idx);
create index income_record_type on income_record (address, type, at, block, tx_idx, log_idx);
