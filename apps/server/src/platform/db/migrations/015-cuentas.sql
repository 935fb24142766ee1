-- Acts of a person on the account of another that could give them its use: two such accounts are no two persons.
create table intervencion_usuario (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  por_id bigint not null references usuario,
  acto text not null check (acto in ('creada', 'reactivada', 'perfil', 'correo', 'clave')),
  en timestamptz not null,
  check (usuario_id <> por_id)
);
create index intervencion_usuario_en on intervencion_usuario (en);
create index intervencion_usuario_usuario on intervencion_usuario (usuario_id);
create index intervencion_usuario_por on intervencion_usuario (por_id);

-- reactivada: an account that was activated again is not unused from the first day
-- aviso_sin_uso: letter that announces the closing of an unused account
alter table usuario add column reactivada timestamptz;
alter table usuario add column aviso_sin_uso timestamptz;
