-- The press that last changed a cart by a form without script: the same one again within a second changes nothing.
alter table carts add column pressed text, add column pressed_at timestamptz;
