-- Accounts at the company's provider (OIDC), each linked to one user: by issuer and subject, which are never reassigned.
create table cuenta_empresa (
  id bigint generated always as identity primary key,
  emisor text not null,
  sujeto text not null,
  usuario_id bigint not null references usuario,
  creada timestamptz not null,
  unique (emisor, sujeto),
  unique (usuario_id, emisor)
);

-- Null: opened with a password or a link. The provider ends sessions by its own id (`sid`) or by the account.
alter table sesion add column cuenta_empresa_id bigint references cuenta_empresa on delete set null;
alter table sesion add column sid_empresa text;
create index sesion_cuenta_empresa on sesion (cuenta_empresa_id) where cuenta_empresa_id is not null;
