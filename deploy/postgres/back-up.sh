#!/bin/sh
# back-up.sh FOLDER: a whole copy of the database while it is used. PGHOST, PGPORT, PGUSER and PGPASSWORD say of which.
# With the pieces of its log that archive.sh keeps, restore.sh makes of it the database of any later moment.
set -eu
pg_basebackup --pgdata="$1" --format=plain --wal-method=stream --checkpoint=fast --no-password
# Debian has the next one beside the server alone.
PATH=$PATH:/usr/lib/postgresql/$(cat "$1/PG_VERSION")/bin
pg_verifybackup --quiet "$1"
