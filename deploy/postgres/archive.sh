#!/bin/sh
# archive.sh FILE NAME: PostgreSQL hands over each finished piece of its log. Copied whole or not at all; never over another.
# A piece has 16 MB, and one of a quiet minute is nearly empty: packed it takes some kB.
set -eu
folder=${ARCHIVE_FOLDER:-/var/backups/haat-wal}
mkdir -p "$folder"
# The same piece again, after a crash between copying and answering, is no fault.
if [ -e "$folder/$2.gz" ]; then gunzip -c "$folder/$2.gz" | cmp -s - "$1"; exit; fi
gzip -1 -c "$1" > "$folder/$2.part"
sync "$folder/$2.part"
mv "$folder/$2.part" "$folder/$2.gz"
