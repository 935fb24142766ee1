-- Consents withdrawn in one act: those given in a declaration until then.
alter table pedido_persona
  drop constraint pedido_persona_derecho_check,
  add constraint pedido_persona_derecho_check check (derecho in
    ('acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo', 'revocacion'));
create table revocacion_consentimiento (
  declaracion_id bigint not null references declaracion on delete cascade,
  pedido_id bigint not null references pedido_persona,
  en timestamptz not null,
  por text not null,
  primary key (declaracion_id, pedido_id)
);
create index revocacion_consentimiento_pedido on revocacion_consentimiento (pedido_id);
