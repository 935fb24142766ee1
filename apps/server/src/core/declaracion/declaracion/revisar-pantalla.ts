import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { estaCompleta } from '@alerce/domain/declaracion/preguntas'
import type { Context } from '../../use-case.ts'
import { preguntasRespondidas } from '../preguntas/read-model.ts'
import { personasDe } from './read-model-personas.ts'

type Donde = Pick<Context, 'tx'>
type Revision = (donde: Donde, declaracionId: number) => Promise<boolean>

const titularGuardado: Revision = async ({ tx }, id) =>
  (await personasDe(tx, id)).some((p) => p.tipo === 0 && p.guardada)

const personasGuardadas: Revision = async ({ tx }, id) => (await personasDe(tx, id)).every((p) => p.guardada)

/** Every person typed and every question answered: nothing is missing before it is signed. */
export const declaracionCompleta: Revision = async (donde, id) =>
  (await personasGuardadas(donde, id)) && estaCompleta(await preguntasRespondidas(donde.tx, id))

const revisiones: Partial<Record<EtapaDS, Revision>> = {
  cotizante: titularGuardado,
  beneficiarios: personasGuardadas,
  preguntas: declaracionCompleta,
  resumenAntecedentes: declaracionCompleta,
  resumenDeclaracion: declaracionCompleta,
  firma: declaracionCompleta,
  // nothing of the declaration: its papers are asked for by whoever issues them
  resumenCotizacion: async () => true,
}

/** True when the screen whose stage is to be saved is complete (core rules, Stages of the DS: who moves it). */
export async function pantallaCompleta(donde: Donde, id: number, etapa: EtapaDS): Promise<boolean> {
  return (await revisiones[etapa]?.(donde, id)) ?? false
}
