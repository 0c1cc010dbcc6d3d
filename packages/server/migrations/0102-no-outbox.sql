-- Nothing ever read its jobs: what follows from the end of an order is told by event_feed.
drop table outbox;
