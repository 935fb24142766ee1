-- Private page of a mailed quote: one link per sending, and what its client did there. Another sending replaces it.
create table enlace_cotizacion (
  prospecto_id bigint not null,
  numero smallint not null,
  token_hash bytea not null unique,
  creado_en timestamptz not null,
  expira timestamptz not null,
  reemplazado_en timestamptz,
  -- openings: number, first and last
  aperturas integer not null default 0,
  abierto_en timestamptz,
  ultima_apertura timestamptz,
  -- quote that they are interested in, by its number
  interesa smallint,
  interesa_en timestamptz,
  pregunta_en timestamptz,
  pide_otra_en timestamptz,
  primary key (prospecto_id, numero),
  foreign key (prospecto_id, numero) references cotizacion_enviada on delete cascade,
  constraint interes_con_hora check ((interesa is null) = (interesa_en is null))
);
