-- A job looks at its last calls before each one.
create index keeper_transaction_job on keeper_transaction (job, created_at desc);
