import type { Db } from '../../../platform/db/database.ts'

export interface Beneficio {
  readonly codigo: number
  readonly nombre: string
  /** UF a month per contract. */
  readonly precioUF: number
  readonly grupo: string
  readonly gratuito: boolean
}

const columnas = ['codigo', 'nombre', 'precioUF', 'grupo', 'gratuito'] as const

/** Benefits that any plan takes, free and paid. */
export async function beneficiosComplementarios(tx: Db): Promise<Beneficio[]> {
  return await tx.selectFrom('beneficio').select(columnas).where('especial', '=', false).orderBy('codigo').execute()
}

/** Special benefits of one plan. */
export async function beneficiosEspeciales(tx: Db, planId: number): Promise<Beneficio[]> {
  return await tx
    .selectFrom('beneficio')
    .innerJoin('planBeneficio', 'planBeneficio.codigoBeneficio', 'beneficio.codigo')
    .select(columnas)
    .where('planBeneficio.planId', '=', planId)
    .orderBy('codigo')
    .execute()
}
