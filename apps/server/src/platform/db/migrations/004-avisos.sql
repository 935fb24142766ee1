-- Unsaved form of a user: changed fields with their previous values; sealed.
create table borrador (
  usuario_id bigint not null references usuario,
  formulario text not null,
  contenido bytea not null,
  actualizado timestamptz not null,
  primary key (usuario_id, formulario)
);

-- Outbox. con_llave: sealed link or code of a letter, until it is delivered.
create table correo (
  id bigint generated always as identity primary key,
  prospecto_id bigint,
  para text not null,
  asunto text not null,
  texto text not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'en bandeja', 'enviado', 'fallido')),
  intentos integer not null default 0,
  error text,
  creado timestamptz not null,
  enviado timestamptz,
  clase text,
  -- unique across databases
  identidad text not null default gen_random_uuid()::text,
  asesor_id bigint references usuario,
  en_cola timestamptz not null,
  huella text,
  con_llave bytea
);
create index correo_creado on correo (creado desc);
create index correo_fallido on correo (creado desc) where estado = 'fallido';
create index correo_huella on correo (huella, creado) where huella is not null;

create table correo_adjunto (
  correo_id bigint not null references correo,
  archivo_id bigint not null references archivo,
  nombre text not null,
  primary key (correo_id, archivo_id)
);

create table bitacora (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  evento integer not null,
  texto text not null,
  por text not null,
  en timestamptz not null,
  -- person who asked, where the system signs the action
  a_pedido_de text
);
create index bitacora_prospecto on bitacora (prospecto_id, id);

create table notificacion (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  prospecto_id bigint references prospecto,
  tipo text not null,
  mensaje text not null,
  en timestamptz not null,
  leida timestamptz
);
create index notificacion_usuario on notificacion (usuario_id, en desc, id desc);
create index notificacion_no_leida on notificacion (usuario_id) where leida is null;

-- Actions that their author can still undo, shown on all screens of that person (decision 029).
create table por_deshacer (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  prospecto_id bigint references prospecto on delete cascade,
  dice text not null,
  deshace text not null,
  pedido jsonb not null,
  hasta timestamptz not null
);
create index por_deshacer_usuario on por_deshacer (usuario_id, hasta);
create index por_deshacer_deshace on por_deshacer (deshace);
