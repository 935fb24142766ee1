import type { Db } from '../../../platform/db/database.ts'

export interface AntecedentesNuevos {
  readonly domicilio: string
  readonly codigoAfp: number | null
  readonly codigoComuna: number
}

export async function guardarAntecedentes(tx: Db, prospectoId: number, a: AntecedentesNuevos): Promise<void> {
  const values = { domicilio: a.domicilio, codigoAfp: a.codigoAfp, codigoComuna: a.codigoComuna }
  await tx
    .insertInto('antecedenteContractual')
    .values({ prospectoId, ...values })
    .onConflict((c) => c.column('prospectoId').doUpdateSet(values))
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
    razonSocial: e.razonSocial,
    domicilio: e.domicilio,
    telefono: e.telefono,
    correo: e.correo,
    codigoComuna: e.codigoComuna,
    montoDescuentoUF: e.montoDescuentoUF,
  }
  await tx
    .insertInto('entidadPagadora')
    .values({ empleadorId: e.empleadorId, ...values })
    .onConflict((c) => c.column('empleadorId').doUpdateSet(values))
    .execute()
}
