-- Once, on the primary, as its superuser: psql -v password=… -f create-shop.sql
-- PgBouncer's connections are shared, so how long a statement may take is told to the role.
create role haat login password :'password';
alter role haat set statement_timeout = '15s';
create database haat owner haat template template0 encoding 'UTF8' locale 'C.UTF-8';
