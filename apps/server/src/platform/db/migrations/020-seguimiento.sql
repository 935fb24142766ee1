-- What an advisor writes in the timeline of a person. The text is sealed: it may say anything about the person.
create table anotacion (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  autor_id bigint not null references usuario,
  por text not null,
  clase text not null check (clase in ('nota', 'llamada', 'whatsapp', 'correo')),
  resultado text check (resultado in ('contesta', 'noContesta', 'ocupado', 'equivocado')),
  texto bytea not null,
  en timestamptz not null,
  -- deleted by its author; the row goes a day later, so that the act can be undone
  borrada_en timestamptz,
  constraint anotacion_de_llamada check ((clase = 'llamada') = (resultado is not null))
);
create index anotacion_prospecto on anotacion (prospecto_id, id desc);
create index anotacion_autor on anotacion (autor_id);
create index anotacion_borrada on anotacion (borrada_en) where borrada_en is not null;

-- Tasks of an advisor: written by hand, or the next try of a missed call. The text is sealed.
create table tarea (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  -- null: about nobody
  prospecto_id bigint references prospecto on delete cascade,
  origen text not null check (origen in ('libre', 'intento')),
  -- null: a next try says what it is by itself
  texto bytea,
  -- its hour, or the beginning of its day in Santiago
  momento timestamptz not null,
  con_hora boolean not null,
  avisada_en timestamptz,
  hecha_en timestamptz,
  creada_en timestamptz not null,
  -- call that made it, and call that closed it: deleted, both are undone
  llamada_id bigint references anotacion on delete set null,
  cerrada_por_id bigint references anotacion on delete set null,
  constraint tarea_con_texto check (origen = 'intento' or texto is not null),
  constraint intento_de_alguien check (origen = 'libre' or prospecto_id is not null)
);
create index tarea_del_dia on tarea (asesor_id, momento, id) where hecha_en is null;
create index tarea_prospecto on tarea (prospecto_id) where prospecto_id is not null;
create index tarea_por_avisar on tarea (momento) where hecha_en is null and avisada_en is null and con_hora;
create unique index tarea_intento on tarea (prospecto_id) where origen = 'intento' and hecha_en is null;
create index tarea_llamada on tarea (llamada_id) where llamada_id is not null;
create index tarea_cerrada_por on tarea (cerrada_por_id) where cerrada_por_id is not null;

-- Texts for messages, with fields that the product fills in: of an advisor, of a team, or (both null) of everybody.
create table plantilla (
  id bigint generated always as identity primary key,
  asesor_id bigint references usuario,
  equipo_id bigint references equipo,
  canal text not null check (canal in ('whatsapp', 'correo')),
  nombre text not null,
  asunto text not null,
  texto text not null,
  version integer not null default 1,
  por text not null,
  en timestamptz not null,
  borrada_en timestamptz,
  constraint plantilla_de_uno check (asesor_id is null or equipo_id is null)
);
create index plantilla_asesor on plantilla (asesor_id) where asesor_id is not null;
create index plantilla_equipo on plantilla (equipo_id) where equipo_id is not null;
create index plantilla_de_todos on plantilla (id) where asesor_id is null and equipo_id is null;
create index plantilla_borrada on plantilla (borrada_en) where borrada_en is not null;
