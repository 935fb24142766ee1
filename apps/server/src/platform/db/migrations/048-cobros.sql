-- Online charges at a payment provider: the first payment of an entity, or the mandate of a sale (decision 058).
create table cobro (
  id bigint generated always as identity primary key,
  declaracion_id bigint not null references declaracion on delete cascade,
  clase text not null check (clase in ('pago', 'mandato')),
  -- paying entity of a first payment; null: a mandate, or an entity that was removed
  empleador_id bigint references empleador on delete set null,
  -- idempotency key and our reference at the provider
  clave text not null unique,
  monto_uf numeric(6,3) not null,
  pesos integer not null,
  estado text not null check (estado in ('porAbrir', 'espera', 'confirmado', 'rechazado', 'vencido')),
  creado timestamptz not null,
  vence timestamptz not null,
  -- id and page of the charge at the provider; null until opened
  identidad text unique,
  direccion text,
  -- instant of the next question to the provider; null: no more
  consultar timestamptz,
  consultas integer not null default 0,
  -- last failure of a question, in words
  falla text,
  resuelto timestamptz,
  recibo text,
  -- why a confirmed charge had no effect
  motivo text check (motivo in ('monto', 'fuera', 'doble')),
  -- consent to a mandate until the provider confirms it; JSON null of a payment
  consentimiento jsonb not null
);
create index cobro_declaracion on cobro (declaracion_id, id desc);
create index cobro_empleador on cobro (empleador_id) where empleador_id is not null;
create index cobro_por_consultar on cobro (consultar) where consultar is not null;
