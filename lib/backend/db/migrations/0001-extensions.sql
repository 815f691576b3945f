-- Search finds a word in spite of a typo (trigrams) and of an accent.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
