-- Booking page of an advisor. No row: none.
create table pagina_reserva (
  usuario_id bigint primary key references usuario,
  -- last part of its public address
  alias text not null unique,
  activa boolean not null,
  minutos integer not null,
  -- hours of notice, and days ahead
  aviso integer not null,
  dias integer not null,
  modalidades text[] not null,
  direccion text not null,
  sala text not null,
  -- from 2 on: 1 is what an advisor without a row has read
  version integer not null
);

-- The same hours each day, besides each week.
alter table bloqueo_agenda
  drop constraint bloqueo_agenda_clase_check,
  add constraint bloqueo_agenda_clase_check check (clase in ('horas', 'diario', 'semanal', 'ausencia'));

-- An appointment that a client booked may be with nobody of the portfolio yet.
alter table cita alter prospecto_id drop not null;
alter table cita_borrada alter prospecto_id drop not null;
create index cita_sin_prospecto on cita (termino) where prospecto_id is null;

-- Client of a booked appointment. No key to cita: a deleted appointment keeps its row while it can be restored.
create table reserva (
  cita_id bigint primary key,
  asesor_id bigint not null references usuario,
  modalidad text not null check (modalidad in ('reunion', 'videollamada', 'llamada')),
  lugar text not null,
  -- hours of notice of the page when it was booked
  aviso integer not null,
  -- sealed: name, phone, e-mail and comment
  datos bytea not null,
  token_hash bytea not null unique,
  creada_en timestamptz not null
);
create index reserva_reciente on reserva (asesor_id, creada_en);
create index reserva_antigua on reserva (creada_en);
