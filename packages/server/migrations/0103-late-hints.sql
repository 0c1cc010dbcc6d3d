-- Id of the block that held a reported transaction before the report came, once the report was refused by it.
-- An index built again refuses it at the same block.
alter table order_hint add column late_block text;
