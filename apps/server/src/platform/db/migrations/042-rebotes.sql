-- Letters that came back after they were sent: status code of their first delivery report (RFC 3463).
alter table correo add column rebotado_en timestamptz;
alter table correo add column rebote text;
-- Whether an address of a sale bounces is read with its form
create index correo_rebotado on correo (prospecto_id, para) where rebotado_en is not null;
