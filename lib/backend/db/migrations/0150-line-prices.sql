-- An order under the offer, too, is told with the price that its pieces have in the catalogue. Orders from before that
-- keep what was written then: the charge, divided by the units.
comment on column order_lines.price is 'Of one, in the catalogue when it was ordered.';
comment on column order_lines.total is 'What the units are charged, without delivery: under the offer less than their price.';
