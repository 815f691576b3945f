/** A part of a query: the names of the events that some webhook wants to hear of. */
export const HEARD_EVENTS = `coalesce((select array_agg(distinct event) from webhooks cross join unnest(events) event
            where off_at is null), '{}')`
