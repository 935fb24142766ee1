-- Password of a calendar program (CalDAV), one per device.
create table conexion_calendario (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  -- the device, as its owner calls it
  nombre text not null,
  clave_hash bytea not null unique,
  creada timestamptz not null,
  -- last use, to the hour; null: not yet used
  usada timestamptz
);
create index conexion_calendario_usuario on conexion_calendario (usuario_id);

-- Number of the last change of an agenda. Its row is locked until the change commits: a reader never skips a number.
create table cambios_agenda (
  usuario_id bigint primary key references usuario,
  ultimo bigint not null
);

create function siguiente_cambio(asesor bigint) returns bigint language sql as $$
  insert into cambios_agenda as c (usuario_id, ultimo) values (asesor, 1)
    on conflict (usuario_id) do update set ultimo = c.ultimo + 1 returning ultimo
$$;

-- Appointment or block as calendar programs know it. Kept by triggers, so that a version without CalDAV keeps it too.
create table entrada_calendario (
  usuario_id bigint not null references usuario,
  -- last part of its address, and its UID
  nombre text not null,
  uid text not null,
  -- no keys: a deleted one stays until every program has read it
  cita_id bigint,
  bloqueo_id bigint,
  -- number of its last change: its ETag
  cambio bigint not null,
  -- its end, or the deletion if that came later
  termina timestamptz not null,
  borrada boolean not null default false,
  -- made by a calendar program, which gave its name, UID and title
  externa boolean not null default false,
  primary key (usuario_id, nombre),
  check (num_nonnulls(cita_id, bloqueo_id) = 1)
);
create index entrada_calendario_cambio on entrada_calendario (usuario_id, cambio);
create index entrada_calendario_termina on entrada_calendario (termina);
create unique index entrada_calendario_bloqueo on entrada_calendario (bloqueo_id) where bloqueo_id is not null;
create unique index entrada_calendario_uid on entrada_calendario (usuario_id, uid) where not borrada;

create function marca_entrada_de_cita() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.asesor_id <> old.asesor_id) then
    update entrada_calendario
      set cambio = siguiente_cambio(old.asesor_id), borrada = true, termina = greatest(termina, now())
      where usuario_id = old.asesor_id and nombre = old.identidad || '.ics' and not borrada;
  end if;
  if tg_op <> 'DELETE' then
    insert into entrada_calendario as e (usuario_id, nombre, uid, cita_id, cambio, termina, borrada)
      values (new.asesor_id, new.identidad || '.ics', new.identidad || '@alerce', new.id,
        siguiente_cambio(new.asesor_id), new.termino, new.estado is not distinct from 'N')
      on conflict (usuario_id, nombre) do update
        set cambio = excluded.cambio, termina = excluded.termina, borrada = excluded.borrada;
  end if;
  return null;
end $$;
create trigger marca_entrada after insert or delete on cita
  for each row
  execute function marca_entrada_de_cita();
create trigger marca_entrada_que_cambia after update on cita
  for each row
  when ((old.asesor_id, old.prospecto_id, old.inicio, old.termino, old.estado, old.secuencia)
    is distinct from (new.asesor_id, new.prospecto_id, new.inicio, new.termino, new.estado, new.secuencia))
  execute function marca_entrada_de_cita();

create function marca_entrada_de_bloqueo() returns trigger language plpgsql as $$
declare
  -- a day more than its last: later than its end in any zone
  fin timestamptz;
begin
  if tg_op = 'DELETE' then
    update entrada_calendario
      set cambio = siguiente_cambio(usuario_id), borrada = true, termina = greatest(termina, now())
      where bloqueo_id = old.id and not borrada;
    return null;
  end if;
  fin := (new.hasta + 2)::timestamp at time zone 'UTC';
  update entrada_calendario
    set cambio = siguiente_cambio(usuario_id), borrada = new.borrado_en is not null,
      termina = greatest(fin, new.borrado_en)
    where bloqueo_id = new.id;
  if not found then
    insert into entrada_calendario (usuario_id, nombre, uid, bloqueo_id, cambio, termina, borrada)
      select new.asesor_id, identidad || '.ics', identidad || '@alerce', new.id, siguiente_cambio(new.asesor_id), fin,
        new.borrado_en is not null
      from (select gen_random_uuid()::text as identidad) nueva;
  end if;
  return null;
end $$;
create trigger marca_entrada after insert or update or delete on bloqueo_agenda
  for each row
  execute function marca_entrada_de_bloqueo();

-- The title of an appointment names its prospecto.
create function marca_entradas_de_prospecto() returns trigger language plpgsql as $$ begin
  update entrada_calendario e set cambio = siguiente_cambio(e.usuario_id)
    from cita c
    where c.prospecto_id = new.id and c.estado is null
      and e.usuario_id = c.asesor_id and e.nombre = c.identidad || '.ics';
  return null;
end $$;
create trigger marca_entradas_de_prospecto after update on prospecto
  for each row
  when ((old.nombres, old.apellido_paterno) is distinct from (new.nombres, new.apellido_paterno))
  execute function marca_entradas_de_prospecto();

-- Those that a calendar program still shows
insert into entrada_calendario (usuario_id, nombre, uid, cita_id, cambio, termina)
  select asesor_id, identidad || '.ics', identidad || '@alerce', id, 0, termino
  from cita where termino > now() - interval '40 days' and estado is distinct from 'N';
insert into entrada_calendario (usuario_id, nombre, uid, bloqueo_id, cambio, termina)
  select asesor_id, identidad || '.ics', identidad || '@alerce', id, 0, (hasta + 2)::timestamp at time zone 'UTC'
  from (select *, gen_random_uuid()::text as identidad from bloqueo_agenda where borrado_en is null) b;
