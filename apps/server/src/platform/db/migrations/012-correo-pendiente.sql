-- Letters that wait, oldest first: their number and age are read every few seconds (metrics/read-model.ts).
create index correo_pendiente on correo (en_cola) where estado = 'pendiente';
