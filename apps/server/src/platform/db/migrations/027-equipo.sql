-- Contracts that an advisor is to reach in a month. No row changes: the last one of a month counts, and the others tell
-- its history. A month without rows has the goal of the month before.
create table meta (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  -- first day of the month
  mes date not null check (extract(day from mes) = 1),
  -- null: no goal
  contratos integer check (contratos between 1 and 200),
  por text not null,
  en timestamptz not null
);
create index meta_asesor on meta (asesor_id, mes desc, id desc);

-- Sales that ended after their DS, by advisor at its sending: contracts of a month and closing rates read the index alone.
create index prospecto_terminado on prospecto (coalesce(vendido_por, asesor_id), estado_desde, id, estado)
  include (vendido_por, asesor_id)
  where estado in ('Contrato Suscrito', 'DS Rechazada', 'DS Anulada');
