import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { BeneficioTable } from '../../../platform/db/tables/cotizacion.ts'

export interface Beneficio {
  readonly codigo: number
  readonly nombre: string
  /** A month, per contract. */
  readonly precioUF: UF
  readonly grupo: string
  readonly gratuito: boolean
}

const columnas = ['codigo', 'nombre', 'precioUF', 'grupo', 'gratuito'] as const

const leido = (fila: Pick<Selectable<BeneficioTable>, (typeof columnas)[number]>): Beneficio => ({
  ...fila,
  precioUF: uf(fila.precioUF),
})

/** Benefits that any plan takes, free and paid. */
export async function beneficiosComplementarios(tx: Db): Promise<Beneficio[]> {
  const filas = await tx
    .selectFrom('beneficio')
    .select(columnas)
    .where('especial', '=', false)
    .orderBy('codigo')
    .execute()
  return filas.map(leido)
}

/** Those of them that were chosen, as they are on offer now; one that no longer is has gone. */
export async function beneficiosElegidos(tx: Db, codigos: readonly number[]): Promise<Beneficio[]> {
  return (await beneficiosComplementarios(tx)).filter(({ codigo }) => codigos.includes(codigo))
}

/** Special benefits of one plan. */
export async function beneficiosEspeciales(tx: Db, planId: number): Promise<Beneficio[]> {
  const filas = await tx
    .selectFrom('beneficio')
    .innerJoin('planBeneficio', 'planBeneficio.codigoBeneficio', 'beneficio.codigo')
    .select(columnas)
    .where('planBeneficio.planId', '=', planId)
    .orderBy('codigo')
    .execute()
  return filas.map(leido)
}
