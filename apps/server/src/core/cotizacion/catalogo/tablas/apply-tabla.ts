import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada } from '@alerce/domain/cotizacion/catalogo/comparar'
import { firma } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import { esSuma, type TablaCompleta } from './lugares.ts'
import {
  applyBeneficios,
  applyBonificaciones,
  applyConvenios,
  applyEspeciales,
  applyPlanes,
  applySumas,
} from './repository-planes.ts'

const completas: Readonly<Record<TablaCompleta, typeof applyPlanes>> = {
  convenios: applyConvenios,
  planes: applyPlanes,
  bonificaciones: applyBonificaciones,
  beneficios: applyBeneficios,
  'beneficios-de-plan': applyEspeciales,
}

/** Writes the effects of a file to a table; from a day (ISO) when the table has no days of its own. */
export async function applyTabla(
  { tx, actor, ahora }: Pick<Context, 'tx' | 'actor' | 'ahora'>,
  nombre: NombreDeTabla,
  filas: readonly FilaCotejada[],
  desde: string,
): Promise<void> {
  const distintas = filas.filter(({ cambio }) => cambio !== 'igual')
  if (esSuma(nombre)) await applySumas(tx, nombre, distintas, { por: firma(actor), en: ahora })
  else await completas[nombre](tx, distintas, desde)
}
