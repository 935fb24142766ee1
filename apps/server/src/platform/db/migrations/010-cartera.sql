-- Import of a portfolio: the rows of a file, the result of each, and the data to undo it.
create table importacion (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  nombre text not null,
  estado text not null default 'revisada' check (estado in ('revisada', 'en curso', 'hecha', 'deshecha')),
  creada timestamptz not null,
  -- person who confirmed it, with the name used in the Bitácora
  por text not null default '',
  confirmada timestamptz,
  codificacion text check (codificacion in ('utf-8', 'windows-1252', 'macintosh', 'cp850')),
  codificacion_dudosa boolean not null default false
);
create index importacion_asesor on importacion (asesor_id, id desc);

create table importacion_fila (
  importacion_id bigint not null references importacion on delete cascade,
  linea integer not null,
  -- the row as parsed
  datos jsonb not null,
  situacion text not null check (situacion in ('nueva', 'error', 'repetida', 'ingresada', 'retirada', 'conservada')),
  -- errors: {campo, mensaje}
  mensajes jsonb not null default '[]',
  prospecto_id bigint references prospecto on delete set null,
  primary key (importacion_id, linea)
);
create index importacion_fila_prospecto on importacion_fila (prospecto_id) where prospecto_id is not null;

-- A case or appointment that its advisor postponed until a day; a change of it cancels the postponement.
create table asunto_pospuesto (
  id bigint generated always as identity primary key,
  asesor_id bigint not null references usuario,
  prospecto_id bigint not null references prospecto on delete cascade,
  -- null: the case itself
  cita_id bigint references cita on delete cascade,
  -- start of its state when it was postponed
  desde timestamptz not null,
  vuelve date not null,
  en timestamptz not null,
  unique nulls not distinct (prospecto_id, cita_id)
);
create index asunto_pospuesto_asesor on asunto_pospuesto (asesor_id, vuelve);
create index asunto_pospuesto_cita on asunto_pospuesto (cita_id) where cita_id is not null;

-- Transfer of cases to another advisor; earlier sales stay with the previous advisor (decision 037).
create table traspaso (
  id bigint generated always as identity primary key,
  de_id bigint not null references usuario,
  a_id bigint not null references usuario,
  motivo text not null,
  por_id bigint references usuario,
  por text not null,
  en timestamptz not null,
  deshecho timestamptz,
  check (de_id <> a_id)
);

create table traspaso_caso (
  traspaso_id bigint not null references traspaso,
  prospecto_id bigint not null references prospecto on delete cascade,
  primary key (traspaso_id, prospecto_id)
);
create index traspaso_caso_prospecto on traspaso_caso (prospecto_id);

-- Portfolio covered by another advisor for some days (decision 037).
create table suplencia (
  id bigint generated always as identity primary key,
  ausente_id bigint not null references usuario,
  cubre_id bigint not null references usuario,
  desde date not null,
  hasta date not null,
  motivo text not null,
  por text not null,
  creada timestamptz not null,
  comenzada timestamptz,
  -- end before the last day
  terminada timestamptz,
  terminada_por text,
  check (ausente_id <> cubre_id),
  constraint suplencia_check1 check (desde <= hasta)
);
create index suplencia_sin_terminar on suplencia (desde) where terminada is null;

-- Precomputed card of the list, updated on each change instead of computed on each read.
create table tarjeta (
  prospecto_id bigint primary key references prospecto on delete cascade,
  asesor_id bigint not null references usuario,
  actua text not null check (actua in ('asesor', 'postulante', 'contraloria', 'mesa', 'pareja', 'nadie')),
  paso text not null,
  recordar text,
  plazo_dias integer,
  desde timestamptz not null,
  clase text,
  espera text check (espera in ('otorga', 'recibe', 'detenida')),
  reutilizable_hasta timestamptz,
  rechazada boolean not null,
  irregular boolean not null,
  por_corregir boolean not null,
  anulada timestamptz
);
create index tarjeta_del_dia on tarjeta (asesor_id, clase, desde, prospecto_id) where clase is not null;

-- Cards to recompute. The transaction that fills it also empties it, so rows left by a crash are harmless.
create unlogged table tarjeta_por_rehacer (
  transaccion xid8 not null default pg_current_xact_id(),
  prospecto_id bigint not null,
  -- a new prospect: its first card needs no query
  nueva boolean not null default false
);
create index tarjeta_por_rehacer_transaccion on tarjeta_por_rehacer (transaccion);

-- Triggers mark the changed cards on every write, so that no writer can forget it.
create function marca_tarjeta_de_prospecto() returns trigger language plpgsql as $$ begin
  insert into tarjeta_por_rehacer (prospecto_id, nueva)
    values (case when tg_op = 'DELETE' then old.id else new.id end, tg_op = 'INSERT');
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on prospecto
  for each row
  execute function marca_tarjeta_de_prospecto();
create trigger marca_tarjeta_que_cambia after update on prospecto
  for each row
  when ((old.asesor_id, old.estado, old.estado_desde, old.activo, old.etapa, old.tipo_venta,
      old.fecha_nacimiento, old.grupo_guardado, old.pareja_id, old.otorga, old.original_id)
    is distinct from (new.asesor_id, new.estado, new.estado_desde, new.activo, new.etapa, new.tipo_venta,
      new.fecha_nacimiento, new.grupo_guardado, new.pareja_id, new.otorga, new.original_id))
  execute function marca_tarjeta_de_prospecto();

create function marca_tarjeta_de_declaracion() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on declaracion
  for each row
  execute function marca_tarjeta_de_declaracion();
create trigger marca_tarjeta_que_cambia after update on declaracion
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_declaracion();

create function marca_tarjeta_de_beneficiario() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on beneficiario
  for each row
  execute function marca_tarjeta_de_beneficiario();
create trigger marca_tarjeta_que_cambia after update on beneficiario
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_beneficiario();

create function marca_tarjeta_de_rango_pactado() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on rango_pactado
  for each row
  execute function marca_tarjeta_de_rango_pactado();
create trigger marca_tarjeta_que_cambia after update on rango_pactado
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_rango_pactado();

create function marca_tarjeta_de_cotizacion() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on cotizacion
  for each row
  execute function marca_tarjeta_de_cotizacion();
create trigger marca_tarjeta_que_cambia after update on cotizacion
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_cotizacion();

create function marca_tarjeta_de_actualizacion() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on actualizacion
  for each row
  execute function marca_tarjeta_de_actualizacion();
create trigger marca_tarjeta_que_cambia after update on actualizacion
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_actualizacion();

create function marca_tarjeta_de_irregularidad() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select old.prospecto_id as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select new.prospecto_id as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on irregularidad
  for each row
  execute function marca_tarjeta_de_irregularidad();
create trigger marca_tarjeta_que_cambia after update on irregularidad
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_irregularidad();

create function marca_tarjeta_de_rechazo_autenticacion() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = old.declaracion_id) as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = new.declaracion_id) as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on rechazo_autenticacion
  for each row
  execute function marca_tarjeta_de_rechazo_autenticacion();
create trigger marca_tarjeta_que_cambia after update on rechazo_autenticacion
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_rechazo_autenticacion();

create function marca_tarjeta_de_documento_contrato() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = old.declaracion_id) as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = new.declaracion_id) as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on documento_contrato
  for each row
  execute function marca_tarjeta_de_documento_contrato();
create trigger marca_tarjeta_que_cambia after update on documento_contrato
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_documento_contrato();

create function marca_tarjeta_de_envio_firmado() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = old.declaracion_id) as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id from declaracion d where d.id = new.declaracion_id) as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on envio_firmado
  for each row
  execute function marca_tarjeta_de_envio_firmado();
create trigger marca_tarjeta_que_cambia after update on envio_firmado
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_envio_firmado();

create function marca_tarjeta_de_papel_firmado() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id
        from documento_contrato c join declaracion d on d.id = c.declaracion_id
        where c.id = old.documento_id) as id) q
      where id is not null;
  else
    insert into tarjeta_por_rehacer (prospecto_id)
      select id from (select (select d.prospecto_id
        from documento_contrato c join declaracion d on d.id = c.declaracion_id
        where c.id = new.documento_id) as id) q
      where id is not null;
  end if;
  return null;
end $$;
create trigger marca_tarjeta after insert or delete on papel_firmado
  for each row
  execute function marca_tarjeta_de_papel_firmado();
create trigger marca_tarjeta_que_cambia after update on papel_firmado
  for each row when (old.* is distinct from new.*)
  execute function marca_tarjeta_de_papel_firmado();
