-- Serves the list by name, with its filters decided inside, as prospecto_lista does for the dates. Its collation is that
-- of bytes: the search text has neither accents nor capitals.
create index prospecto_por_nombre on prospecto
  (asesor_id, (substr(busqueda, 2)) collate "C", id, registrado_en, estado, tipo_prospecto, tipo_plan);
