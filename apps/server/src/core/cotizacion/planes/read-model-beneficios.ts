import type { Db } from '../../../platform/db/database.ts'

export interface Beneficio {
  readonly codigo: number
  readonly nombre: string
  /** UF a month per contract. */
  readonly precioUF: number
  readonly grupo: string
  readonly gratuito: boolean
}

const columnas = ['codigo', 'nombre', 'precio_uf', 'grupo', 'gratuito'] as const

interface Fila {
  codigo: number
  nombre: string
  precio_uf: number
  grupo: string
  gratuito: boolean
}

const beneficioDe = ({ precio_uf, ...rest }: Fila): Beneficio => ({ ...rest, precioUF: precio_uf })

/** Benefits that any plan takes, free and paid. */
export async function beneficiosComplementarios(tx: Db): Promise<Beneficio[]> {
  const rows = await tx
    .selectFrom('beneficio')
    .select(columnas)
    .where('especial', '=', false)
    .orderBy('codigo')
    .execute()
  return rows.map(beneficioDe)
}

/** Special benefits of one plan. */
export async function beneficiosEspeciales(tx: Db, planId: number): Promise<Beneficio[]> {
  const rows = await tx
    .selectFrom('beneficio')
    .innerJoin('plan_beneficio', 'plan_beneficio.codigo_beneficio', 'beneficio.codigo')
    .select(columnas)
    .where('plan_beneficio.plan_id', '=', planId)
    .orderBy('codigo')
    .execute()
  return rows.map(beneficioDe)
}
