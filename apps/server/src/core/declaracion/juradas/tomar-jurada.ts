import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirQuienContesta, tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { type Jurada, leerJuradas } from './leer-juradas.ts'
import { aceptarJurada } from './repository.ts'

interface Pedida {
  readonly identificador: number
  readonly rut?: string | null | undefined
  /** The medical charge. */
  readonly personaId: number
}

/** The sworn declaration of one charge, until the declaration is signed; of somebody else it is not found. */
export async function juradaPorFirmar(ctx: Context, { id, etapa }: Declaracion, personaId: number) {
  ensure(!haLlegado(etapa, 'firma'), declaracionMessages.bloqueada)
  const juradas = await leerJuradas(ctx, id)
  return juradas.find(({ carga }) => carga.id === personaId) ?? refuse(common.notFound)
}

/** The same for the advisor of a manual sale, who acts on it for the holder. */
export async function tomarJurada(ctx: Context, { personaId, ...input }: Pedida) {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, input)
  exigirQuienContesta(declaracion)
  return { declaracion, prospecto, jurada: await juradaPorFirmar(ctx, declaracion, personaId) }
}

/** Accepts the paper that was opened: who and when, with its fingerprint. Accepted again, it changes nothing. */
export async function aceptarAbierta(ctx: Context, prospectoId: number, jurada: Jurada): Promise<void> {
  if (jurada.accepted) return
  const { id } = jurada.abierta ?? refuse(m.sinAbrir)
  await aceptarJurada(ctx.tx, id, await firmaSobre(ctx.tx, ctx.actor, { prospectoId }), ctx.ahora)
  await anotar(ctx, prospectoId, 'juradaAceptada')
}
