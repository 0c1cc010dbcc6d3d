-- Sign-in: the text an address is asked to sign, once.
create table auth_nonce (
  nonce text primary key,
  address text not null,
  message text not null,
  expires_at timestamptz not null
);
create index auth_nonce_expiry on auth_nonce (expires_at);

-- Only the hash of the cookie is kept: who reads the table cannot sign in with it.
create table session (
  id_hash bytea primary key,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_address on session (address);
create index session_expiry on session (expires_at);
