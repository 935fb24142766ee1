-- Last answers of the source of the UF: one row, none before the first attempt.
create table uf_fuente (
  unica boolean primary key default true check (unica),
  -- last attempt, and the last usable answer
  intento_en timestamptz not null,
  exito_en timestamptz,
  -- cause of the failure, and the first attempt that failed without a usable answer after it
  falla text,
  falla_desde timestamptz,
  -- digest of the values last left for review: the same ones are told once
  vista text
);
