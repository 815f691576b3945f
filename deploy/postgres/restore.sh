#!/bin/sh
# restore.sh BACKUP ARCHIVE DATA '2026-11-24 18:30:00+05:30': makes a data folder that, once PostgreSQL is started on it, becomes
# what the database was at that moment. Without a moment: the latest that the archive has. DATA must not be there yet.
set -eu
backup=$1 archive=$2 data=$3 moment=${4:-}
if [ -e "$data" ]; then echo "$data is there already: move it aside." >&2; exit 1; fi
cp -a "$backup" "$data"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
