-- What the relay to a node looks for: coins of open offers by what they ask for, and blocks in which a token launched.
create index otc_offer_open_wanting on otc_offer (want) where closed_at is null and want is not null;
create index launch_token_launched on launch_token (launch_block) where launch_block is not null;
