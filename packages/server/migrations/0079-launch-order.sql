-- Lists of launches by price, by the next end, and by what was traded within a day.
create index launch_token_by_price on launch_token (
  (case when reserve_token > 0 then reserve_trx::float8 / reserve_token::float8 end) desc nulls last, idx desc);
create index launch_token_by_end on launch_token (end_time, idx)
  where launched_at is null and failed_at is null and sold_out_at is null;
create index candle_recent on candle (interval, t) include (token, v);
