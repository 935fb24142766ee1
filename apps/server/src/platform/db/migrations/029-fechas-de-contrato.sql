-- Tasks that the machine makes for a date of a contract: `clave` names the sale and the date, so that none is made twice.
alter table tarea add column clave text;
create unique index tarea_clave on tarea (clave) where clave is not null;
create index prospecto_contrato on prospecto (id) where estado = 'Contrato Suscrito';
