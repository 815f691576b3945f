/** Whether a collection `l` is shown at this moment. */
export const IS_SHOWN = `not l.withdrawn and (l.show_from is null or l.show_from <= now()) and (l.show_to is null or l.show_to > now())`

/** Says when each collection is shown, or not shown any more, next; those that are due are told by their count. */
export const TURN_COLLECTIONS = `update collections l set turns_at = n.next
  from (select id, case when withdrawn then null else (select min(at) from unnest(array[show_from, show_to]) at where at > now()) end as next
    from collections) n
  where n.id = l.id and l.turns_at is distinct from n.next`
