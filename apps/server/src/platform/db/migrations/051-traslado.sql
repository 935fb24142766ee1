-- Place of an appointment and the way to it. A table of its own, without a key to cita: the version beside this one copies
-- a deleted cita by the position of its columns, and a restored one finds its row again.
create table traslado_cita (
  cita_id bigint primary key,
  lugar text not null,
  -- of the way there, and of the way back
  minutos integer not null
);

-- Goes with the last of both rows of its appointment. By trigger, so that the version beside this one does it too.
create function olvida_traslado() returns trigger language plpgsql as $$ begin
  delete from traslado_cita t where t.cita_id = old.id
    and not exists (select from cita c where c.id = old.id)
    and not exists (select from cita_borrada b where b.id = old.id);
  return null;
end $$;
create trigger olvida_traslado after delete on cita
  for each row
  execute function olvida_traslado();
create trigger olvida_traslado after delete on cita_borrada
  for each row
  execute function olvida_traslado();
