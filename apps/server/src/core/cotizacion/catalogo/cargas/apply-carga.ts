import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada } from '@alerce/domain/cotizacion/catalogo/comparar'
import { firma } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import { applyTabla } from '../tablas/apply-tabla.ts'
import { photograph, saveReemplazado } from '../tablas/repository-reemplazado.ts'
import { markAplicada } from './repository.ts'

interface CargaPorAplicar {
  readonly cargaId: number
  readonly tabla: NombreDeTabla
  /** First day in force, ISO. */
  readonly desde: string
}

/** Writes the effects of a load and the rows that it replaces, so that it can be undone. */
export async function applyCarga(
  ctx: Pick<Context, 'tx' | 'actor' | 'ahora'>,
  { cargaId, tabla, desde }: CargaPorAplicar,
  comparadas: readonly FilaCotejada[],
): Promise<void> {
  const antes = await photograph(ctx.tx, tabla, comparadas)
  await applyTabla(ctx, tabla, comparadas, desde)
  await saveReemplazado(ctx.tx, cargaId, antes, await photograph(ctx.tx, tabla, comparadas))
  await markAplicada(ctx.tx, cargaId, { por: firma(ctx.actor), en: ctx.ahora })
}
