-- How a word sounds, whatever letters it is written in: प्याज and pyaaz are both pyaj. '' where it has no sound that could
-- be compared, null where it is not found out yet.
alter table search_words add column sound text collate "C";
create index search_words_by_sound on search_words (sound, uses desc) where sound <> '';

-- Of words in letters of India also the beginning of the sound, and what sounds nearly so.
create index search_words_by_indic_sound on search_words (sound) where word >= 'ऀ' and word < '฀';
create index search_words_alike_in_sound on search_words using gin (sound gin_trgm_ops)
  where word >= 'ऀ' and word < '฀';

-- Calling it first loads pg_trgm, without which its setting may not be named.
select similarity('pyaj', 'pyaz');
create function search_sounds_like(asked text) returns table (word text, uses integer, sound text)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select w.word, w.uses, w.sound from search_words w
  where w.sound % asked and w.word >= 'ऀ' and w.word < '฀' and w.named
  order by similarity(w.sound, asked) desc, w.uses desc limit 40
$$;
