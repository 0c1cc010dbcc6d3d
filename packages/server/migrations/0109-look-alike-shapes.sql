-- A doubled letter is read over: shapes have it once. Profiles keep theirs as they are.

create function pg_temp.read_shape(skeleton text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(replace(skeleton, 'w', 'v'),
    '(.)\1+', '\1', 'g'), 'rm|mn', 'm', 'g'), '(.)\1+', '\1', 'g')
$$;

update launch_constant set name_shape = pg_temp.read_shape(name_shape), symbol_shape = pg_temp.read_shape(symbol_shape);
