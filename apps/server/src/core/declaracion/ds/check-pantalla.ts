import { revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { estaCompleta } from '@alerce/domain/declaracion/preguntas'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { preguntasRespondidas } from '../preguntas/read-model.ts'
import { personasDe } from './read-model-personas.ts'

type Donde = Pick<Context, 'tx'>

/** Why a screen is not complete. `cruce`: what the documents of its persons say against each other; null: something is missing. */
interface ReparoDePantalla {
  readonly cruce: string | null
}

type Revision = (donde: Donde, declaracionId: number) => Promise<ReparoDePantalla | null>

const falta: ReparoDePantalla = { cruce: null }

const titularGuardado: Revision = async ({ tx }, id) =>
  (await personasDe(tx, id)).some((p) => p.tipo === 0 && p.guardada) ? null : falta

/** Each saved is held against the others too: what was right then is not where an update changed one of them. */
const personasGuardadas: Revision = async ({ tx }, id) => {
  const personas = await personasDe(tx, id)
  const titular = personas.find(({ tipo }) => tipo === 0)
  const demas = personas.filter(({ tipo }) => tipo !== 0)
  const [cruce] = titular ? revisaDocumentos(titular, demas) : []
  if (cruce) return { cruce }
  return personas.every((p) => p.guardada) ? null : falta
}

/** Every person typed and every question answered: nothing is missing before it is signed. */
const declaracionCompleta: Revision = async (donde, id) =>
  (await personasGuardadas(donde, id)) ?? (estaCompleta(await preguntasRespondidas(donde.tx, id)) ? null : falta)

const revisiones: Partial<Record<EtapaDS, Revision>> = {
  cotizante: titularGuardado,
  beneficiarios: personasGuardadas,
  preguntas: declaracionCompleta,
  resumenAntecedentes: declaracionCompleta,
  resumenDeclaracion: declaracionCompleta,
  firma: declaracionCompleta,
  // nothing of the declaration: its papers are asked for by whoever issues them
  resumenCotizacion: async () => null,
}

const check = async (donde: Donde, id: number, etapa: EtapaDS): Promise<ReparoDePantalla | null> => {
  const revision = revisiones[etapa]
  return revision ? await revision(donde, id) : falta
}

/** True when the screen whose stage is to be saved is complete (core rules, Stages of the DS: who moves it). */
export const pantallaCompleta = async (donde: Donde, id: number, etapa: EtapaDS): Promise<boolean> =>
  (await check(donde, id, etapa)) === null

/**
 * Refuses what that stage does not find complete, in the words of `incompleta`; where its persons are one and the same by
 * their documents (spec 2 §5, cross-checks), in those of the specification.
 */
export async function ensureScreen(
  donde: Donde,
  id: number,
  etapa: EtapaDS,
  incompleta: MessageDefinition,
): Promise<void> {
  const reparo = await check(donde, id, etapa)
  if (!reparo) return
  const { cruce } = reparo
  if (cruce === null) refuse(incompleta)
  refuse(common.invalid, { errores: [{ campo: 'beneficiario', mensaje: cruce }], texto: cruce })
}
