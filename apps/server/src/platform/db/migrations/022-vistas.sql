-- Saved filters and order of the list. Closed choices alone: no name and no document of a person.
create table vista (
  id bigint generated always as identity primary key,
  dueno_id bigint not null references usuario,
  -- team that sees it; null: its owner alone
  equipo_id bigint references equipo,
  nombre text not null,
  estado text,
  tipo_prospecto text,
  -- 1 all, 2 individual, 3 compensado
  tipo_plan integer not null check (tipo_plan in (1, 2, 3)),
  orden text not null check (orden in ('recientes', 'antiguos', 'nombre')),
  -- last days up to the day it is opened; null: fixed days, or without them those with which the list opens
  dias integer,
  desde date,
  hasta date,
  version integer not null default 1,
  en timestamptz not null,
  borrada_en timestamptz,
  constraint vista_rango check ((desde is null) = (hasta is null) and (dias is null or desde is null))
);
create index vista_dueno on vista (dueno_id);
create index vista_equipo on vista (equipo_id) where equipo_id is not null;
create index vista_borrada on vista (borrada_en) where borrada_en is not null;
