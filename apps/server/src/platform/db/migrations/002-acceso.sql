create table equipo (
  id bigint generated always as identity primary key,
  nombre text not null unique
);

-- Normalised mailbox of an address: ignores case, a suffix after +, and the dots of Gmail (decision 030).
create function buzon_de(correo text) returns text language sql immutable parallel safe
  return case
    when lower(split_part(correo, '@', 2)) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(correo), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(correo), '\+[^@]*@', '@')
  end;

create table usuario (
  id bigint generated always as identity primary key,
  usuario text not null unique,
  clave_hash text not null,
  rut text not null unique,
  nombres text not null,
  apellido_paterno text not null,
  apellido_materno text not null default '',
  correo text not null,
  roles text[] not null,
  equipo_id bigint references equipo,
  activo boolean not null default true,
  creado timestamptz not null default now(),
  debe_cambiar_clave boolean not null default false,
  clave_cambiada timestamptz,
  version integer not null default 1,
  -- normalised correo: a user must not share the mailbox of an applicant, and so read the mail of that applicant
  -- (decision 030)
  buzon text not null generated always as (buzon_de(correo)) stored,
  telefono text not null default '' check (telefono ~ '^([0-9]{9})?$'),
  administrador_por bigint references usuario
);
create index usuario_buzon on usuario (buzon);
create index usuario_administrador_por on usuario (administrador_por) where administrador_por is not null;

create table registro_acceso (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  tipo text not null,
  origen text not null,
  en timestamptz not null,
  ip text not null,
  ip_declarada text
);
create index registro_acceso_usuario on registro_acceso (usuario_id, en);

create table cliente_api (
  id text primary key,
  secreto_hash text not null,
  nombre text not null,
  activo boolean not null default true,
  alcances text[] not null default '{leer,escribir,salud}',
  creado timestamptz not null default now(),
  rotado timestamptz,
  secreto_anterior_hash text,
  secreto_anterior_hasta timestamptz,
  -- optimistic lock: two administrators may change one client
  version integer not null default 1
);

create table token_api (
  token_hash bytea primary key,
  cliente_id text not null references cliente_api,
  expira timestamptz not null,
  alcances text[] not null default '{leer,escribir,salud}'
);

-- Hash-chained log of accesses to health data, refused ones included.
create table bitacora_acceso (
  id bigint generated always as identity primary key,
  en timestamptz not null,
  actor text not null,
  operacion text not null,
  declaracion_id bigint,
  ip text not null,
  huella_anterior text not null,
  huella text not null,
  -- distinguishes persons of the same name
  sesion_id bigint,
  rechazado boolean not null default false,
  -- step of the evaluation that was read: logged once per step
  paso text
);
create index bitacora_acceso_sesion_id_operacion_declaracion_id_idx
  on bitacora_acceso (sesion_id, operacion, declaracion_id) where sesion_id is not null;

create table enlace_supervisor (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  jefe_id bigint not null references usuario,
  sal text not null,
  creado_por text not null,
  creado timestamptz not null,
  expira timestamptz not null,
  revocado timestamptz,
  revocado_por text,
  check (asesor_id <> jefe_id)
);

create table sesion (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  csrf text not null,
  usuario_id bigint not null references usuario,
  creada timestamptz not null,
  ultima_actividad timestamptz not null,
  expira timestamptz not null,
  ip text not null,
  agente text not null,
  cerrada timestamptz,
  motivo_cierre text,
  enlace_id bigint references enlace_supervisor,
  -- end of a session closed by an administrator; until then the closing can be undone
  cierra_en timestamptz
);
create index sesion_usuario on sesion (usuario_id);
create index sesion_abierta on sesion (ultima_actividad desc) where cerrada is null;

create table apertura_enlace (
  id bigint generated always as identity primary key,
  enlace_id bigint not null references enlace_supervisor,
  en timestamptz not null,
  ip text not null,
  agente text not null
);
create index apertura_enlace_enlace on apertura_enlace (enlace_id, en desc);

create table enlace_clave (
  token_hash bytea primary key,
  usuario_id bigint not null references usuario,
  creado_por text not null,
  creado timestamptz not null,
  expira timestamptz not null,
  usado timestamptz
);

create table freno_acceso (
  clave text primary key,
  fallos integer not null,
  hasta timestamptz not null,
  actualizado timestamptz not null
);
create index freno_acceso_actualizado on freno_acceso (actualizado);

create table evento_seguridad (
  id bigint generated always as identity primary key,
  en timestamptz not null,
  actor text not null,
  evento text not null,
  sobre text not null,
  ip text not null
);

-- Single row: last entry of the chain of bitacora_acceso, sealed with the server's key from the next entry on.
create table bitacora_acceso_sello (
  uno boolean primary key default true check (uno),
  ultima bigint not null,
  entradas bigint not null,
  huella text not null,
  sello text not null
);
insert into bitacora_acceso_sello (ultima, entradas, huella, sello) values (0, 0, '', '');
