create table cita (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  prospecto_id bigint not null references prospecto,
  inicio timestamptz not null,
  termino timestamptz not null,
  comentario text not null default '',
  estado text check (estado in ('R', 'N')),
  permite_tope boolean not null default false,
  -- mail the prospect about creation, changes and cancellation
  avisa boolean not null default false,
  -- number of changes: SEQUENCE of the calendar entry, and version of the row
  secuencia integer not null default 0,
  -- instant of the reminder to the advisor; null: not yet sent
  recordada_en timestamptz,
  actualizada_por text not null default '',
  actualizada_en timestamptz not null default now(),
  -- UID in other calendars, unique across databases
  identidad text not null default gen_random_uuid()::text,
  check (termino > inicio),
  -- no overlapping appointments of one advisor, unless the advisor allowed it
  exclude using gist (asesor_id with =, tstzrange(inicio, termino) with &&) where (not permite_tope)
);
create index cita_asesor on cita (asesor_id, inicio);
create index cita_realizada on cita (asesor_id, inicio) where estado = 'R';
create index cita_pendiente on cita (asesor_id, inicio) where estado is null;
create index cita_por_recordar on cita (inicio) where estado is null and recordada_en is null;
create index cita_de_prospecto on cita (prospecto_id, inicio) where estado is null;

-- Calendar feed of an advisor for other programs, at a secret address.
create table calendario_privado (
  usuario_id bigint primary key references usuario,
  llave_hash bytea not null unique,
  creado timestamptz not null,
  leido timestamptz
);

-- Changes of each save of an appointment.
create table cambio_cita (
  id bigint generated always as identity primary key,
  cita_id bigint not null references cita on delete cascade,
  version integer not null,
  campos text[] not null,
  por text not null,
  en timestamptz not null
);
create index cambio_cita_version on cambio_cita (cita_id, version);

-- Full copy of a deleted appointment, while it can be restored.
create table cita_borrada (
  id bigint primary key,
  asesor_id bigint not null references usuario,
  prospecto_id bigint not null references prospecto on delete cascade,
  inicio timestamptz not null,
  termino timestamptz not null,
  comentario text not null,
  estado text constraint cita_estado_check check (estado in ('R', 'N')),
  permite_tope boolean not null,
  avisa boolean not null,
  secuencia integer not null,
  recordada_en timestamptz,
  actualizada_por text not null,
  actualizada_en timestamptz not null,
  identidad text not null,
  borrada_en timestamptz not null,
  constraint cita_check check (termino > inicio)
);
create index cita_borrada_en on cita_borrada (borrada_en);
