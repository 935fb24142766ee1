import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { devolverFirmas } from '@alerce/contract/operations/contrato/firmas'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { esDeLosPapeles, pideOtroDocumento } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { changeEtapaDS } from '../../../declaracion/ds/change-etapa-ds.ts'
import type { Declaracion } from '../../../declaracion/ds/read-model.ts'
import { openAgain } from '../../../mesa/irregularidades/open-again.ts'
import { nombreDelCodigo } from '../../../mesa/irregularidades/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { papelesPorFirmar } from '../read-model.ts'
import { takeVentas } from '../read-ventas.ts'
import { markDevueltos, resolveEnvio } from '../repository.ts'
import { voidLeftover } from '../void-leftover.ts'
import { ensureAtMesa } from './ensure-at-mesa.ts'

/**
 * Marks the wrong papers among the received signed ones: at least one. A signature on a phone covers all papers, so
 * that none is named.
 */
async function namePapeles(ctx: Context, declaracionId: number, papeles: readonly number[]): Promise<void> {
  const suyos = (await papelesPorFirmar(ctx.tx, declaracionId)).filter(({ firmado }) => firmado !== null)
  if (suyos.length === 0 && papeles.length === 0) return
  ensure(papeles.length > 0, mesaMessages.papelesSinElegir, { campo: 'papeles' })
  const ajeno = papeles.some((papel) => !suyos.some(({ id }) => id === papel))
  ensure(!ajeno, m.papelAjeno, { campo: 'papeles' })
  await markDevueltos(ctx.tx, papeles, ctx.ahora)
}

interface Devolucion {
  /** Reason as text. */
  readonly detalle: string
  /** The document itself must be made again, in this sale. */
  readonly otroDocumento: boolean
}

/**
 * Returns a sale: its paper is signed again. A signature on a phone stays valid, unless another document must be made.
 */
async function leaveDevuelta(
  ctx: Context,
  declaracion: Declaracion,
  { detalle, otroDocumento }: Devolucion,
): Promise<void> {
  const evento = 'firmadosDevueltos'
  if (!esperaContrafirma(declaracion))
    return await changeEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento, detalle })
  await note(ctx, declaracion.prospectoId, evento, detalle)
  if (otroDocumento) await voidLeftover(ctx, declaracion)
}

/** The irregularity belongs to the named sale; the other of the pair is returned too, and only waits. */
export const devolverFirmasUseCase = useCase(devolverFirmas, async (input, ctx) => {
  const { declaracionSaludId, codigo, codigoDetalle } = input
  ensure(esDeLosPapeles(codigo), m.irregularidadAjena, { campo: 'codigo' })
  const { detalle: motivo } =
    (await nombreDelCodigo(ctx.tx, codigo, codigoDetalle)) ??
    refuse(irregularidadMessages.irregularidadDetalle, { campo: 'codigoDetalle' })
  const ventas = await takeVentas(ctx, declaracionSaludId)
  const porDevolver = await ensureAtMesa(ctx, ventas, input.envioId)
  await namePapeles(ctx, declaracionSaludId, input.papeles ?? [])
  const resuelto = { decision: 'devuelto', por: firma(ctx.actor), en: ctx.ahora } as const
  for (const { declaracion } of porDevolver) {
    const suya = declaracion.id === declaracionSaludId
    // The other of the pair has correct papers: name the sale with the wrong ones
    const detalle = suya ? motivo : `Documentos de ${nombreCompleto(ventas.suya.prospecto)}: ${motivo}`
    await leaveDevuelta(ctx, declaracion, { detalle, otroDocumento: suya && pideOtroDocumento(codigo) })
    await resolveEnvio(ctx.tx, declaracion.id, { ...resuelto, motivo: detalle })
  }
  await openAgain(ctx, ventas.suya.prospecto.id, { codigo, codigoDetalle, motivo: input.motivo })
  return 'ok' as const
})
