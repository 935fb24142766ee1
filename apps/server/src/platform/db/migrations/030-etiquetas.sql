-- Short words of an advisor on a prospect, in the order in which they were added.
alter table prospecto add column etiquetas text[] not null default '{}';

-- One row for each tag of a prospect, with the columns that the list is read by: its indexes serve a page of a tag in each
-- order, as prospecto_lista and prospecto_por_nombre do without one. Only the triggers write it.
create table etiqueta_prospecto (
  prospecto_id bigint not null references prospecto on delete cascade,
  etiqueta text not null,
  asesor_id bigint not null references usuario,
  registrado_en timestamptz not null,
  busqueda text not null,
  estado text not null,
  tipo_prospecto text not null,
  tipo_plan text not null,
  primary key (prospecto_id, etiqueta)
);
create index etiqueta_lista on etiqueta_prospecto
  (asesor_id, etiqueta, registrado_en desc, prospecto_id desc, estado, tipo_prospecto, tipo_plan);
create index etiqueta_por_nombre on etiqueta_prospecto
  (asesor_id, etiqueta, (substr(busqueda, 2)) collate "C", prospecto_id, registrado_en, estado, tipo_prospecto, tipo_plan);

create function ordena_etiquetas() returns trigger language plpgsql as $$ begin
  delete from etiqueta_prospecto where prospecto_id = new.id;
  insert into etiqueta_prospecto
    select new.id, etiqueta, new.asesor_id, new.registrado_en, new.busqueda, new.estado, new.tipo_prospecto, new.tipo_plan
    from unnest(new.etiquetas) etiqueta;
  return null;
end $$;
create trigger ordena_etiquetas after insert on prospecto
  for each row when (new.etiquetas <> '{}')
  execute function ordena_etiquetas();
create trigger ordena_etiquetas_que_cambian after update on prospecto
  for each row
  when ((old.etiquetas <> '{}' or new.etiquetas <> '{}')
    and (old.etiquetas, old.asesor_id, old.registrado_en, old.busqueda, old.estado, old.tipo_prospecto, old.tipo_plan)
      is distinct from
      (new.etiquetas, new.asesor_id, new.registrado_en, new.busqueda, new.estado, new.tipo_prospecto, new.tipo_plan))
  execute function ordena_etiquetas();

-- Tag of a saved view; null: any.
alter table vista add column etiqueta text;
