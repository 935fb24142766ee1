-- Questions of an applicant to their advisor. Both texts are sealed: they may speak of health.
create table duda (
  id bigint generated always as identity primary key,
  declaracion_id bigint not null references declaracion on delete cascade,
  texto bytea not null,
  en timestamptz not null,
  -- first opened by the advisor
  leida_en timestamptz,
  respuesta bytea,
  respondida_en timestamptz,
  -- advisor that answered
  respondida_por text,
  constraint duda_respondida check (
    (respuesta is null) = (respondida_en is null) and (respuesta is null) = (respondida_por is null)
  )
);
create index duda_declaracion on duda (declaracion_id, id desc);
