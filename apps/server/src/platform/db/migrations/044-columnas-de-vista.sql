-- Columns of the table that a saved view shows; null: the view does not say.
alter table vista add column columnas text[];
