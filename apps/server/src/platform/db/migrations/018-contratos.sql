-- Migrations that took something away («-- contract of 0NN»): earlier versions that know `desde` still start.
create table kysely_migration_contract (
  name text primary key,
  desde text not null
);
