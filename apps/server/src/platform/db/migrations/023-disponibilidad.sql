-- Hours in which an advisor meets people. No row: those of packages/domain/agenda/disponibilidad.ts.
create table disponibilidad (
  usuario_id bigint primary key references usuario,
  -- seven days, Monday first
  semana jsonb not null,
  -- minutes kept free before and after each appointment
  margen integer not null,
  -- from 2 on: 1 is what an advisor without a row has read
  version integer not null
);

-- Time of an advisor in which nothing is offered: hours of one day, the same hours each week, or whole days.
create table bloqueo_agenda (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  clase text not null check (clase in ('horas', 'semanal', 'ausencia')),
  desde date not null,
  hasta date not null,
  -- HH:mm of Santiago; null: whole days
  hora_inicio text,
  hora_termino text,
  -- sealed: it may be about the advisor's health. Null: none
  motivo bytea,
  -- deleted; the row goes a day later, so that the act can be undone
  borrado_en timestamptz,
  check (hasta >= desde),
  constraint bloqueo_con_horas check ((clase = 'ausencia') = (hora_inicio is null) and (hora_inicio is null) = (hora_termino is null))
);
create index bloqueo_agenda_vigente on bloqueo_agenda (asesor_id, hasta) where borrado_en is null;
create index bloqueo_agenda_borrado on bloqueo_agenda (borrado_en) where borrado_en is not null;
