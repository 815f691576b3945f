#!/bin/sh
# Makes what deploy/compose.yaml needs and must not be invented by each copy: secrets/, one file a secret, and .env with the
# passwords. What is there already stays.
set -eu
cd "$(dirname "$0")"
umask 077
random() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }

mkdir -p secrets
for name in captcha keys network practice-courier practice-courier-hook practice-key practice-webhook push signing; do
  [ -s "secrets/$name" ] || random > "secrets/$name"
done
# The shop runs as user 1000 of its image.
case "$(id -u)" in
  0) chown -R 1000:1000 secrets ;;
  1000) ;;
  *) echo 'User 1000 must be able to read deploy/secrets: chown -R 1000:1000 secrets, as root.' >&2 ;;
esac

touch .env
for name in POSTGRES_PASSWORD SHOP_PASSWORD STORE_PASSWORD; do
  grep -q "^$name=" .env || printf '%s=%s\n' "$name" "$(random)" >> .env
done
grep -q '^SITE_HOST=' .env || echo 'Now write SITE_HOST=shop.example into deploy/.env, with the address that shoppers type.'
