#!/bin/sh
# archive.sh FILE NAME: PostgreSQL hands over each finished piece of its log. Copied whole or not at all; never over another.
set -eu
folder=${ARCHIVE_FOLDER:-/var/backups/haat-wal}
mkdir -p "$folder"
# The same piece again, after a crash between copying and answering, is no fault.
if [ -e "$folder/$2" ]; then exec cmp -s "$1" "$folder/$2"; fi
cp "$1" "$folder/$2.part"
sync "$folder/$2.part"
mv "$folder/$2.part" "$folder/$2"
