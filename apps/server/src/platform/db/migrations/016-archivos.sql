-- Bytes kept in a bucket: the row has the name of the object and its sealed key instead of them.
alter table almacen alter column contenido drop not null;
alter table almacen add column objeto text;
alter table almacen add column clave_objeto bytea;
alter table almacen add constraint almacen_un_lugar
  check ((contenido is null) = (objeto is not null) and (objeto is null) = (clave_objeto is null));
create unique index almacen_objeto on almacen (objeto) where objeto is not null;
create index almacen_en_la_base on almacen (llave) where contenido is not null;

-- Objects of the bucket that no row names: being written, or without a file; deleted from then on.
create table objeto_suelto (
  objeto text primary key,
  borrar_desde timestamptz not null
);
create index objeto_suelto_borrar_desde on objeto_suelto (borrar_desde);
