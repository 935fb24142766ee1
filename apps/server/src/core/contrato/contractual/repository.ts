import type { domicilioContractual, entidadPagadora } from '@alerce/contract/fichas/contrato/contractual'
import type { FilaDe } from '@alerce/contract/fichas/ficha'
import type { Db } from '../../../platform/db/database.ts'
import { aColumnas } from '../../../platform/db/snake.ts'

type AntecedentesNuevos = FilaDe<typeof domicilioContractual> & { readonly codigoComuna: number }

export async function guardarAntecedentes(tx: Db, prospectoId: number, nuevos: AntecedentesNuevos): Promise<void> {
  const values = aColumnas(nuevos)
  await tx
    .insertInto('antecedente_contractual')
    .values({ prospecto_id: prospectoId, ...values })
    .onConflict((c) => c.column('prospecto_id').doUpdateSet(values))
    .execute()
}

export type EntidadNueva = Omit<FilaDe<typeof entidadPagadora>, 'correo'> & {
  readonly correo: string | null
  readonly empleadorId: number
}

export async function guardarEntidad(tx: Db, { empleadorId, ...entidad }: EntidadNueva): Promise<void> {
  const values = aColumnas(entidad)
  await tx
    .insertInto('entidad_pagadora')
    .values({ empleador_id: empleadorId, ...values })
    .onConflict((c) => c.column('empleador_id').doUpdateSet(values))
    .execute()
}
