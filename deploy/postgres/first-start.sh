#!/bin/sh
# For the image of deploy/compose.yaml, which runs this once, on an empty volume: makes the shop's own role and database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SHOP_PASSWORD" -f /create-shop.sql
