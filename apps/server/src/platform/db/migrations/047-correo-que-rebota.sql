-- Whether a letter to the present address of a prospecto came back: the list shows it without reading letters.
alter table prospecto add column correo_rebota boolean not null default false;

-- Kept by triggers, so that the previous version, which runs beside this one, keeps it too.
create function rebota_el_correo(prospecto bigint, direccion text) returns boolean language sql stable as $$
  select exists (select from correo c
    where c.prospecto_id = prospecto and c.para = direccion and c.rebotado_en is not null)
$$;

create function cambia_rebote_de_prospecto() returns trigger language plpgsql as $$ begin
  new.correo_rebota := rebota_el_correo(new.id, new.correo);
  return new;
end $$;
create trigger cambia_rebote before update on prospecto
  for each row
  when (old.correo is distinct from new.correo)
  execute function cambia_rebote_de_prospecto();

create function cambia_rebote_de_correo() returns trigger language plpgsql as $$ begin
  update prospecto p set correo_rebota = rebota_el_correo(p.id, p.correo)
    where p.id = old.prospecto_id and p.correo = old.para
      and p.correo_rebota is distinct from rebota_el_correo(p.id, p.correo);
  return null;
end $$;
create trigger cambia_rebote_que_llega after update on correo
  for each row
  when ((old.rebotado_en is null) <> (new.rebotado_en is null))
  execute function cambia_rebote_de_correo();
create trigger cambia_rebote_que_se_borra after delete on correo
  for each row
  when (old.rebotado_en is not null)
  execute function cambia_rebote_de_correo();

update prospecto p set correo_rebota = true where rebota_el_correo(p.id, p.correo);
