-- Each sign-in clears away some of the sessions that have run out.
create index sessions_by_expiry on sessions (expires_at);
