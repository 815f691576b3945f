#!/bin/sh
# restore.sh BACKUP ARCHIVE DATA '2026-11-24 18:30:00+05:30': makes a data folder that, once PostgreSQL is started on it, becomes
# what the database was at that moment. Without a moment: the latest that the archive has. DATA must not be there yet, and
# PostgreSQL must find ARCHIVE under the same name. As root it gives DATA to postgres.
set -eu
backup=$1 archive=$2 data=$3 moment=${4:-}
if [ -e "$data" ]; then echo "$data is there already: move it aside." >&2; exit 1; fi
if [ ! -d "$archive" ]; then echo "There is no archive at $archive." >&2; exit 1; fi
cp -a "$backup" "$data"
chmod 700 "$data"
{
  echo "restore_command = 'gunzip -c \"$archive/%f.gz\" > \"%p\"'"
  echo "recovery_target_action = 'promote'"
  # Empty: to the end. A backup of a database that was restored itself has the moment of then.
  echo "recovery_target_time = '$moment'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$data"; fi
