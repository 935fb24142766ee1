-- Thresholds of a head of team, one row per kind of alert.
create table umbral (
  usuario_id bigint not null references usuario,
  clase text not null check (clase in ('detenida', 'evaluacion', 'tareas', 'meta')),
  -- days, tasks or day of the month; null: off
  valor integer check (valor between 1 and 365),
  por_correo boolean not null,
  -- last day whose cases were told
  avisado_hasta date not null,
  -- advisors with overdue tasks that were told, as long as they have them
  avisados bigint[] not null default '{}',
  primary key (usuario_id, clase)
);

-- Authorization that a notice asks to decide.
alter table notificacion add column autorizacion_id bigint references autorizacion on delete set null;
create index notificacion_autorizacion on notificacion (autorizacion_id) where autorizacion_id is not null;

-- Note that an answer of the head of team answers.
alter table anotacion add column nota_id bigint references anotacion on delete cascade;
create index anotacion_nota on anotacion (nota_id) where nota_id is not null;
