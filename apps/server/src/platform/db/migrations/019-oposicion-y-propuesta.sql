-- Objections of persons to a treatment, with their sealed document: they outlast an erasure and stop an import.
create table oposicion_persona (
  id bigint generated always as identity primary key,
  pedido_id bigint not null references pedido_persona,
  tratamiento text not null check (tratamiento in ('contacto', 'estadisticas')),
  documento bytea not null,
  en timestamptz not null,
  por text not null,
  levantada_en timestamptz,
  levantada_por text
);
create unique index oposicion_persona_vigente on oposicion_persona (pedido_id, tratamiento) where levantada_en is null;

-- The same in each sale of the person, for its card and its figures.
alter table prospecto add column oposiciones text[] not null default '{}';
create index prospecto_sin_estadisticas on prospecto (id) where 'estadisticas' = any(oposiciones);

drop trigger marca_tarjeta_que_cambia on prospecto;
create trigger marca_tarjeta_que_cambia after update on prospecto
  for each row
  when ((old.asesor_id, old.estado, old.estado_desde, old.activo, old.etapa, old.tipo_venta,
      old.fecha_nacimiento, old.grupo_guardado, old.pareja_id, old.otorga, old.original_id, old.oposiciones)
    is distinct from (new.asesor_id, new.estado, new.estado_desde, new.activo, new.etapa, new.tipo_venta,
      new.fecha_nacimiento, new.grupo_guardado, new.pareja_id, new.otorga, new.original_id, new.oposiciones))
  execute function marca_tarjeta_de_prospecto();

-- Versions of texts that people sign, proposed by one administrator until another publishes them or gives them back.
create table propuesta_texto (
  id bigint generated always as identity primary key,
  clase text not null,
  titulo text not null,
  cuerpo text not null,
  vigente_desde date not null,
  por_id bigint references usuario,
  por text not null,
  en timestamptz not null,
  resuelta_en timestamptz,
  resuelta_por text,
  motivo text,
  texto_id bigint references texto
);
create unique index propuesta_texto_abierta on propuesta_texto (clase) where resuelta_en is null;
create index propuesta_texto_clase on propuesta_texto (clase, id desc);
create index propuesta_texto_por on propuesta_texto (por_id);
create index propuesta_texto_texto on propuesta_texto (texto_id);
