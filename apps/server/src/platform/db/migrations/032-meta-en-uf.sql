-- Goal of a month in UF of monthly price, beside that in contracts; null: none.
alter table meta add column uf integer check (uf between 1 and 2000);
