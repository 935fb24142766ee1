-- Search and counts of the documents desk, whose closed matters only grow.
create index irregularidad_prospecto on irregularidad (prospecto_id);
create index rechazo_declaracion on rechazo_autenticacion (declaracion_id);
create index primer_pago_resuelto on primer_pago (decision, declaracion_id desc);
create index fun_baja_por_procesar on fun_baja (rut, recibido) where procesado is null;
create index fun_baja_rut on fun_baja (rut text_pattern_ops);
-- the states are those of estadosSinFun
create index prospecto_espera_fun on prospecto (folio_ds)
  where folio_ds >= 6000000000 and estado not in ('Inactivo', 'Invitación Anulada', 'DS Rechazada', 'DS Anulada',
    'Renta Insuficiente', 'Contrato Suscrito');
