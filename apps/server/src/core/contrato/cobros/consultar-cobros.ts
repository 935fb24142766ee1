import { common } from '@alerce/contract/messages/common'
import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { consultarCobros } from '@alerce/contract/operations/contrato/cobro'
import { proximaConsulta } from '@alerce/domain/contrato/cobro'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { type NoticiaDePasarela, PasarelaRefused } from '../../../platform/outside/pasarela/pasarela.ts'
import { operatorOf } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { Core } from '../../core.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { applyNoticia } from './apply-noticia.ts'
import { printRecibo } from './apply-pago.ts'
import { type Cobro, cobroDeClave, cobrosDe, declaracionesPorConsultar, mesaActiva } from './read-model.ts'
import { noteConsulta } from './repository.ts'

interface Consulta {
  readonly cobro: Cobro
  readonly noticia: NoticiaDePasarela | null
  readonly recibo: Buffer | null
  /** Why the provider gave no answer. */
  readonly falla: string | null
}

/** Charges to ask about: those that are due in the round; to a person, all that may still change. */
const seConsulta = ({ actor, ahora }: Pick<Context, 'actor' | 'ahora'>, { consultar, estado }: Cobro): boolean =>
  actor.kind === 'sistema' ? consultar !== null && consultar <= ahora : consultar !== null || estado === 'espera'

async function ask(ctx: Context, cobro: Cobro & { readonly identidad: string }): Promise<Consulta> {
  if (!ctx.pasarela.enLinea) return { cobro, noticia: null, recibo: null, falla: null }
  try {
    const noticia = await ctx.pasarela.read(cobro.identidad)
    // Another reference, or another id, is another charge
    if (noticia.clave !== cobro.clave || noticia.id !== cobro.identidad)
      throw new PasarelaRefused('contesta por otro cobro')
    return { cobro, noticia, recibo: await printRecibo(ctx, noticia), falla: null }
  } catch (error) {
    if (!(error instanceof PasarelaRefused)) throw error
    return { cobro, noticia: null, recibo: null, falla: error.message }
  }
}

/** Tells the desk that a charge ended without an answer. */
async function tellSinRespuesta(ctx: Context, cobro: Cobro, prospectoId: number, folio: number): Promise<void> {
  await note(ctx, prospectoId, 'cobroSinRespuesta', cobro.clave)
  for (const usuarioId of await mesaActiva(ctx.tx))
    await notify(ctx, { usuarioId, prospectoId: null }, 'cobroSinRespuesta', String(folio), cobro.clave)
}

async function declaracionDe(ctx: Context, identificador: number) {
  const declaracion = (await findDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  await editProspecto(ctx, declaracion.prospectoId)
  return declaracion
}

export const consultarCobrosUseCase = preparedUseCase(consultarCobros, {
  prepare: async ({ identificador }, ctx) => {
    const { id } = await declaracionDe(ctx, identificador)
    const consultas: Consulta[] = []
    for (const cobro of await cobrosDe(ctx.tx, id)) {
      const { identidad } = cobro
      if (identidad !== null && seConsulta(ctx, cobro)) consultas.push(await ask(ctx, { ...cobro, identidad }))
    }
    // A person reads the failure; the round keeps it and asks again
    ensure(ctx.actor.kind === 'sistema' || consultas.every(({ falla }) => falla === null), m.consultarFailed)
    return consultas
  },
  run: async ({ identificador }, ctx, consultas) => {
    const { prospectoId, folio } = await declaracionDe(ctx, identificador)
    for (const { cobro, noticia, recibo, falla } of consultas) {
      if (noticia) await applyNoticia(ctx, noticia, recibo)
      // Counted too, questions of a person would use up those of the round
      if (ctx.actor.kind !== 'sistema') continue
      const ahora = await cobroDeClave(ctx.tx, cobro.clave, true)
      if (!ahora || ahora.estado === 'confirmado') continue
      const consultar = proximaConsulta(ahora.consultas + 1, ctx.ahora)
      await noteConsulta(ctx.tx, cobro.id, { consultar, falla })
      if (consultar === null && ahora.estado === 'espera') await tellSinRespuesta(ctx, cobro, prospectoId, folio)
    }
    return 'ok' as const
  },
})

/** A round that finds more leaves them to the next. */
const TANDA = 50

/** Asks the provider about charges whose notice did not come. */
export async function askPendientes({ db, clock, services }: JobContext, core: Core): Promise<void> {
  if (!services.pasarela.enLinea) return
  await oneByOne(await declaracionesPorConsultar(db, clock.ahora(), TANDA), async (identificador) => {
    await core.call({ operation: consultarCobros, payload: { identificador }, ...operatorOf('consultar-cobros') })
  })
}
