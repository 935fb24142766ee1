-- Cancellations as a charge: a person may have several, each identified by its date of reception.
create table fun_baja (
  rut text not null,
  recibido date not null,
  procesado date,
  por text,
  en timestamptz,
  primary key (rut, recibido)
);
create index fun_baja_ultimos on fun_baja (en desc nulls last, rut);

create table irregularidad_codigo (
  codigo text primary key,
  descripcion text not null
);

create table irregularidad_detalle (
  codigo text not null references irregularidad_codigo,
  detalle text not null,
  descripcion text not null,
  primary key (codigo, detalle)
);

create table irregularidad (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  folio bigint,
  codigo text not null,
  detalle text not null,
  abierta_en timestamptz not null,
  abierta_por text not null,
  cerrada_en timestamptz,
  cerrada_por text,
  motivo text not null default '',
  nota text not null default '',
  corregida_en timestamptz,
  corregida_por text,
  -- person who returned it to its advisor, until the next correction
  devuelta_por text,
  foreign key (codigo, detalle) references irregularidad_detalle(codigo, detalle)
);
create unique index irregularidad_abierta on irregularidad (prospecto_id, codigo, detalle) where cerrada_en is null;
create index irregularidades_abiertas on irregularidad (id) where cerrada_en is null;

create table rechazo_autenticacion (
  id bigint generated always as identity primary key,
  declaracion_id bigint not null references declaracion on delete cascade,
  glosa text not null,
  -- stage of the declaration before the block
  etapa_anterior text not null,
  en timestamptz not null,
  por text not null,
  levantado_en timestamptz,
  levantado_por text,
  -- anulado_en: the invitation was annulled because of it. conservado_en: the advisor undid the annulment, so it is not
  -- annulled again for the same rejection
  anulado_en timestamptz,
  conservado_en timestamptz,
  -- true once another declaration replaced the invitation: the rejection is not restored
  reemplazado boolean not null default false
);
create unique index rechazo_vigente on rechazo_autenticacion (declaracion_id) where levantado_en is null;
create index rechazos_en_pie on rechazo_autenticacion (id) where levantado_en is null and anulado_en is null;
create index rechazo_por_anular on rechazo_autenticacion (en)
  where levantado_en is null and anulado_en is null and conservado_en is null;

create table irregularidad_evidencia (
  irregularidad_id bigint not null references irregularidad on delete cascade,
  numero integer not null,
  lado text not null check (lado in ('mesa', 'asesor')),
  archivo_id bigint not null references archivo,
  por text not null,
  en timestamptz not null,
  primary key (irregularidad_id, numero)
);
create index irregularidad_evidencia_archivo on irregularidad_evidencia (archivo_id);

-- State of a link before a lifted rejection, so that lifting can be undone.
create table enlace_reabierto (
  rechazo_id bigint not null references rechazo_autenticacion on delete cascade,
  enlace_id bigint not null references enlace_invitacion on delete cascade,
  -- previous values of the link
  fallos integer not null,
  bloqueado timestamptz,
  primary key (rechazo_id, enlace_id)
);
create index enlace_reabierto_enlace on enlace_reabierto (enlace_id);

-- Papers of a rejected declaration that the desk must return (Circular IF/N° 279).
create table devolucion (
  id bigint generated always as identity primary key,
  declaracion_id bigint not null unique references declaracion on delete cascade,
  desde timestamptz not null,
  -- return: instant, person, and the notice to or signature of the applicant
  hecha_en timestamptz,
  hecha_por text,
  constancia text
);
create index devoluciones_por_hacer on devolucion (id) where hecha_en is null;
