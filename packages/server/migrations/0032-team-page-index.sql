-- A page of a team is found in the index alone, also the last one that may be asked for.
drop index member_closure_by_team;
create unique index member_closure_by_team on member_closure (ancestor, depth, number desc) include (descendant);
