import type { Db } from '../../../platform/db/database.ts'

export interface AntecedentesNuevos {
  readonly domicilio: string
  readonly codigoAfp: number | null
  readonly codigoComuna: number
}

export async function guardarAntecedentes(tx: Db, prospectoId: number, a: AntecedentesNuevos): Promise<void> {
  const values = { domicilio: a.domicilio, codigo_afp: a.codigoAfp, codigo_comuna: a.codigoComuna }
  await tx
    .insertInto('antecedente_contractual')
    .values({ prospecto_id: prospectoId, ...values })
    .onConflict((c) => c.column('prospecto_id').doUpdateSet(values))
    .execute()
}

export interface EntidadNueva {
  readonly empleadorId: number
  readonly razonSocial: string
  readonly domicilio: string
  readonly telefono: string
  readonly correo: string | null
  readonly codigoComuna: number | null
  readonly montoDescuentoUF: number
}

export async function guardarEntidad(tx: Db, e: EntidadNueva): Promise<void> {
  const values = {
    razon_social: e.razonSocial,
    domicilio: e.domicilio,
    telefono: e.telefono,
    correo: e.correo,
    codigo_comuna: e.codigoComuna,
    monto_descuento_uf: e.montoDescuentoUF,
  }
  await tx
    .insertInto('entidad_pagadora')
    .values({ empleador_id: e.empleadorId, ...values })
    .onConflict((c) => c.column('empleador_id').doUpdateSet(values))
    .execute()
}
