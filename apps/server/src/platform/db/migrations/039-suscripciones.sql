-- Webhooks: addresses of other systems that are told of some kinds of change (sucesos), each under a bearer client.
create table suscripcion (
  id bigint generated always as identity primary key,
  cliente_id text not null references cliente_api,
  url text not null,
  sucesos text[] not null check (cardinality(sucesos) > 0),
  activa boolean not null default true,
  -- the server switched it off: it did not answer for days, or answered 410; null: an administrator, or it is on
  motivo text check (motivo in ('no responde', 'ya no existe')),
  -- sealed
  secreto bytea not null,
  secreto_anterior bytea,
  anterior_hasta timestamptz,
  -- first failed attempt since the last delivery
  falla_desde timestamptz,
  creada timestamptz not null,
  -- optimistic lock: two administrators may change one
  version integer not null default 1
);

-- One message to one address, written with the change that it tells. It carries ids and stages only.
create table entrega (
  id bigint generated always as identity primary key,
  suscripcion_id bigint not null references suscripcion,
  -- webhook-id: the same in each attempt, unique over all databases
  identidad text not null default gen_random_uuid()::text,
  suceso text not null,
  datos jsonb not null,
  creada timestamptz not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'entregada', 'fallida')),
  intentos integer not null default 0,
  -- next attempt; null: none is left
  proxima timestamptz,
  intentada timestamptz,
  -- HTTP status of the last reply; null: there was none
  codigo integer,
  -- why the last attempt failed
  error text
);
create index entrega_pendiente on entrega (suscripcion_id, proxima) where estado = 'pendiente';
create index entrega_de_suscripcion on entrega (suscripcion_id, id);
