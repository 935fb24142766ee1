-- Authenticator app of a user. The proposed secret counts once a code confirms it.
create table factor_aplicacion (
  usuario_id bigint primary key references usuario,
  secreto bytea,
  confirmada timestamptz,
  -- time step of the last accepted code: none opens twice
  ultimo_paso integer,
  propuesto bytea,
  check ((secreto is null) = (confirmada is null))
);

-- Passkey of a user; public key in base64url.
create table factor_llave (
  credencial text primary key,
  usuario_id bigint not null references usuario,
  clave_publica text not null,
  contador bigint not null,
  transportes text[] not null,
  nombre text not null,
  creada timestamptz not null,
  usada timestamptz
);
create index factor_llave_usuario on factor_llave (usuario_id);

create table factor_codigo (
  usuario_id bigint not null references usuario,
  numero integer not null check (numero between 0 and 9),
  codigo_hash text not null,
  usado timestamptz,
  primary key (usuario_id, numero)
);

-- Step between a right password and its session, or the creation of a passkey. It opens nothing by itself.
create table factor_desafio (
  token_hash bytea primary key,
  usuario_id bigint not null references usuario,
  uso text not null check (uso in ('ingreso', 'llave')),
  reto text,
  fallos integer not null default 0,
  creado timestamptz not null,
  expira timestamptz not null
);
create index factor_desafio_usuario on factor_desafio (usuario_id);
create index factor_desafio_expira on factor_desafio (expira);

-- has a confirmed app or a passkey: read with each session
alter table usuario add column segundo_factor boolean not null default false;
