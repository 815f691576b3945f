#!/bin/sh
# tidy.sh BACKUP ARCHIVE: deletes the pieces of the log that no backup needs any more. BACKUP is the oldest one that is kept.
set -eu
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$1/backup_label")
PATH=$PATH:/usr/lib/postgresql/$(cat "$1/PG_VERSION")/bin
pg_archivecleanup -x .gz "$2" "${first:?The backup tells no piece to begin with.}"
