-- Search words: '17:munoz' per word of the name, '17@c.munoz@example.cl' for the e-mail, so that a search reads only
-- its own portfolio. Apostrophes are normalised to the straight form. A single expression, so that PostgreSQL inlines
-- it: a query inside was planned again for every row written.
create function palabras_de(asesor_id bigint, busqueda text, correo text) returns tsvector
  language sql immutable parallel safe as $$
    select array_to_tsvector(array_append(array_remove(string_to_array(
      asesor_id::text || ':' ||
        replace(translate(busqueda, '’‘´`', ''''''''''), ' ', ' ' || asesor_id::text || ':'), ' '),
      asesor_id::text || ':'), asesor_id::text || '@' || correo))
  $$;

-- The applicant of a sale. Its indexes serve the list: each filter uses one index, already in the order of the list.
create table prospecto (
  id bigint generated always as identity (start with 1001) primary key,
  asesor_id bigint not null references usuario,
  tipo_prospecto text not null,
  tipo_documento text not null default 'R' check (tipo_documento in ('R', 'P')),
  rut text,
  numero_pasaporte text,
  nombres text not null,
  apellido_paterno text not null,
  apellido_materno text not null,
  celular text not null,
  correo text not null,
  fecha_nacimiento date,
  sexo text check (sexo in ('M', 'F')),
  isapre_actual integer,
  tipo_plan text not null default 'N' check (tipo_plan in ('N', 'S', 'C')),
  cod_colectivo integer references colectivo,
  tipo_venta text check (tipo_venta in ('M', 'E')),
  codigo_region integer references region,
  codigo_ciudad integer references ciudad,
  activo boolean not null default true,
  motivo text not null default '',
  entrevistado boolean,
  carga_vigente boolean not null default false,
  pareja_id bigint references prospecto,
  otorga boolean,
  etapa text not null default 'prospecto',
  estado text not null,
  folio_ds bigint,
  gestionado_en timestamptz,
  registrado_en timestamptz not null,
  busqueda text not null,
  version integer not null default 1,
  actualizado_por text not null,
  actualizado_en timestamptz not null,
  -- start of the present estado
  estado_desde timestamptz not null default now(),
  -- sale from which its declaration was copied
  original_id bigint references prospecto,
  -- true once the group was saved, even empty
  grupo_guardado boolean not null default false,
  buzon text not null generated always as (buzon_de(correo)) stored,
  -- advisors at entry and at the sending of the declaration; null: the advisor never changed
  ingresado_por bigint references usuario,
  vendido_por bigint references usuario,
  -- advisor replaced for some days; null: the present advisor is the regular one
  titular_id bigint references usuario,
  -- previous advisor and instant of the transfer; null: never transferred
  recibido_de bigint references usuario,
  recibido_en timestamptz,
  -- last day of the replacement
  titular_hasta date
) with (fillfactor=85);
create index prospecto_rut on prospecto (rut text_pattern_ops, asesor_id);
create index prospecto_folio on prospecto ((folio_ds::text) text_pattern_ops, asesor_id) where folio_ds is not null;
create index prospecto_celular on prospecto (celular text_pattern_ops, asesor_id);
create index prospecto_correo on prospecto (correo text_pattern_ops, asesor_id);
create index prospecto_exige_fun on prospecto (folio_ds) where folio_ds >= 6000000000;
create index prospecto_ds_aceptada on prospecto (id) where estado = 'DS Aceptada';
create index prospecto_lista on prospecto (asesor_id, registrado_en desc, id desc, estado, tipo_prospecto, tipo_plan);
create index prospecto_estado_desde on prospecto (asesor_id, estado, estado_desde, id);
create index prospecto_palabras on prospecto using gin (palabras_de(asesor_id, busqueda, correo));
create index prospecto_busqueda on prospecto using gin (busqueda gin_trgm_ops);
create index prospecto_recientes on prospecto (registrado_en desc, id desc);
create unique index prospecto_pareja on prospecto (pareja_id) where pareja_id is not null;
create index prospecto_original on prospecto (original_id) where original_id is not null;
create index prospecto_pasaporte on prospecto (numero_pasaporte text_pattern_ops, asesor_id)
  where numero_pasaporte is not null;
create index prospecto_en_pareja on prospecto (asesor_id, estado) where pareja_id is not null;
create index prospecto_buzon on prospecto (buzon) where buzon <> '';
create index prospecto_copia on prospecto (asesor_id) where original_id is not null;
create index prospecto_ingresado on prospecto (coalesce(ingresado_por, asesor_id), registrado_en);
create index prospecto_vendido on prospecto (coalesce(vendido_por, asesor_id));
create index prospecto_cubierto on prospecto (titular_id) where titular_id is not null;

create table empleador (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  orden integer not null,
  tipo_trabajador text not null check (tipo_trabajador in ('D', 'I', 'V', 'P')),
  rut text,
  renta integer not null,
  renta_validada boolean not null default false,
  retirado boolean not null default false
);
create index empleador_prospecto on empleador (prospecto_id, orden);
create index empleador_sin_empresa on empleador (prospecto_id) where tipo_trabajador in ('I', 'V');

create table beneficiario (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  orden integer not null,
  fecha_nacimiento date not null,
  sexo text not null check (sexo in ('M', 'F')),
  tipo text not null check (tipo in ('L', 'M')),
  relacion integer not null check (relacion >= 1 and relacion <= 6),
  descripcion_otro text not null default '',
  retirado boolean not null default false,
  -- declared by the applicant: a child that is a legal charge as a student
  estudia boolean not null default false,
  -- key generated by the form, so that a repeated save updates the row
  clave text check (clave ~ '^[0-9a-f]{32}$')
);
create index beneficiario_prospecto on beneficiario (prospecto_id, orden);
create unique index beneficiario_clave on beneficiario (prospecto_id, clave) where not retirado;

create table cambio (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  version integer not null,
  campos text[] not null,
  por text not null,
  en timestamptz not null
);
create index cambio_prospecto on cambio (prospecto_id, version);

-- Documents required from each type of worker, with their period.
create table documento_pedido (
  id integer primary key,
  tipo_trabajador text not null check (tipo_trabajador in ('D', 'I', 'V', 'P')),
  -- CERTIF_COTIZ: the certificate of contributions, parsed by the server
  tipo text not null,
  nombre text not null,
  obligatorio boolean not null,
  orden integer not null,
  desde date not null default '2000-01-01',
  hasta date
);

create table documento_prospecto (
  id bigint generated by default as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  archivo_id bigint not null references archivo,
  -- required document; null: another one
  pedido_id integer references documento_pedido,
  -- 10 of an employer, 40 of the prospect, 3 financial (spec 2 §9)
  tipo_adjunto integer not null,
  subido timestamptz not null,
  subido_por text not null,
  retirado timestamptz,
  retirado_por text,
  -- sealed: a file name may reveal health data
  nombre bytea not null
);
create index documento_prospecto_prospecto on documento_prospecto (prospecto_id, id);

create table certificado (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  documento_id bigint references documento_prospecto,
  -- identity of the applicant at that moment
  rut text not null,
  rut_empleador text not null,
  afp integer,
  sha256 text not null,
  -- pesos a month; 0: valid certificate without a readable table
  renta_promedio integer not null,
  meses integer not null,
  emitido date,
  validado timestamptz not null,
  validado_por text not null,
  retirado timestamptz
);
create unique index certificado_vigente on certificado (prospecto_id, rut_empleador) where retirado is null;

-- Permission to quote without a certificate.
create table autorizacion (
  id bigint generated always as identity primary key,
  prospecto_id bigint not null references prospecto on delete cascade,
  motivo text not null,
  -- 0 pending, 1 authorized, 2 rejected (spec 1 §4)
  estado integer not null default 0 check (estado in (0, 1, 2)),
  solicitada timestamptz not null,
  solicitada_por bigint references usuario,
  decidida timestamptz,
  decidida_por bigint references usuario,
  observacion text not null default ''
);
create unique index autorizacion_pendiente on autorizacion (prospecto_id) where estado = 0;
create index autorizacion_prospecto on autorizacion (prospecto_id, id desc);
create index autorizacion_decidida on autorizacion (decidida desc, id desc) where estado <> 0;

-- Income of a sale approved by a person, with the incomes compared (decision 021).
create table renta_aprobada (
  prospecto_id bigint primary key references prospecto on delete cascade,
  renta integer not null check (renta > 0),
  rentas jsonb not null,
  en timestamptz not null
);
