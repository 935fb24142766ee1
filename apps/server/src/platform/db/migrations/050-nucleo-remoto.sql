-- Connected mode: the core of another insurer answers the calls (decision 059).

-- id of the advisor in that core; null: a user of this server
alter table usuario add column identificador_nucleo bigint unique;

-- records of that core that a user was shown: nobody reaches another one by its id
create table registro_del_nucleo (
  usuario_id bigint not null references usuario,
  recurso text not null check (recurso in ('prospecto', 'declaracion', 'cita', 'notificacion', 'persona')),
  id bigint not null,
  -- instant at which the person accepted it, for what the core keeps no mark of
  aceptado_en timestamptz,
  visto_en timestamptz not null,
  primary key (usuario_id, recurso, id)
);

-- this database belongs to a server in connected mode: its sales are copies
create table conexion_del_nucleo (
  id boolean primary key default true check (id),
  url text not null,
  desde timestamptz not null
);

-- files that were sent to that core from here: it names them, and this remembers what each answers. Without their bytes
create table carga_del_nucleo (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto,
  clase text not null check (clase in ('documento', 'certificado', 'firmado', 'comprobante')),
  -- requested document, issued paper or paying entity
  lugar bigint,
  -- id given by the core
  correl bigint not null,
  nombre text not null,
  tipo_mime text not null,
  tamano integer not null,
  -- of a certificate
  rut_empleador text,
  afp integer,
  renta_promedio integer,
  subido timestamptz not null,
  subido_por text not null
);
create index carga_del_nucleo_prospecto on carga_del_nucleo (prospecto_id, clase);

-- last search of a quote from here: that core stores the preferences, and has no call that reads them
create table busqueda_del_nucleo (
  prospecto_id bigint not null references prospecto,
  lugar text not null check (lugar in ('venta', 'actualizacion')),
  busqueda jsonb not null,
  primary key (prospecto_id, lugar)
);
