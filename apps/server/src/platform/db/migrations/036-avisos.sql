-- How a user hears of notices. No row: every notice rings in the bell, and no letter is sent.
create table preferencia_aviso (
  usuario_id bigint primary key references usuario,
  -- classes stored as read: in the list, without count or sound
  callados text[] not null,
  -- classes left out of the daily letter
  sin_correo text[] not null,
  -- hour of Santiago of the daily letter; null: none
  hora integer check (hora between 0 and 23),
  -- sent on Sundays and holidays too
  en_descanso boolean not null,
  -- the letters told the notices until then
  resumido_hasta timestamptz not null,
  -- from 2 on: 1 is what a user without a row has read
  version integer not null
);
create index preferencia_aviso_hora on preferencia_aviso (hora) where hora is not null;
