import { common } from '@alerce/contract/messages/common'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { buscarDeclaracion, type Declaracion } from '../declaracion/read-model.ts'
import { ultimaResolucion } from './read-model.ts'

/**
 * The case of a queue, locked for an answer (prospect first, as everywhere). Of two people who answer at once the
 * second finds it answered: 409 with who, when and what.
 */
export async function tomarCaso(ctx: Context, identificador: number, espera: ResultadoDS): Promise<Declaracion> {
  const { prospectoId } = (await buscarDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  await buscarProspecto(ctx.tx, prospectoId, true)
  const declaracion = (await buscarDeclaracion(ctx.tx, identificador, true)) ?? refuse(common.notFound)
  ensure(declaracion.enviadaEn !== null, common.notFound)
  const enCola = declaracion.etapa === 'resultado' && declaracion.resultado === espera
  if (!enCola) refuse(contraloriaMessages.yaRespondido, { data: await ultimaResolucion(ctx.tx, identificador) })
  return declaracion
}
