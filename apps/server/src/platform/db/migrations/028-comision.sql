-- What a contract is estimated to bring to its advisor, by type of plan, band of price and day.
create table comision (
  -- T all, N individual, C collective, S compensated
  tipo_plan text not null check (tipo_plan in ('T', 'N', 'C', 'S')),
  -- least price of a month of the band
  uf_desde numeric(6,3) not null,
  -- of the price of a month
  porcentaje numeric(5,2),
  -- per contract
  uf numeric(6,3),
  desde date not null,
  hasta date,
  fuente text not null,
  primary key (tipo_plan, uf_desde, desde),
  constraint comision_de_una_forma check ((porcentaje is null) <> (uf is null))
);
