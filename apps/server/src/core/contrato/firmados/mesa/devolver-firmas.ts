import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { devolverFirmas } from '@alerce/contract/operations/contrato/firmas'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { esDeLosPapeles, pideOtroDocumento } from '@alerce/domain/mesa/irregularidad'
import { firma } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { cambiarEtapaDS } from '../../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../../declaracion/declaracion/read-model.ts'
import { abrirOtraVez } from '../../../mesa/irregularidades/abrir-otra-vez.ts'
import { nombreDelCodigo } from '../../../mesa/irregularidades/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { dejarSinEfecto } from '../dejar-sin-efecto.ts'
import { tomarVentas } from '../leer-ventas.ts'
import { papelesPorFirmar } from '../read-model.ts'
import { marcarDevueltos, resolverEnvio } from '../repository.ts'
import { exigirEnLaMesa } from './exigir-en-la-mesa.ts'

/**
 * Marks the wrong papers among the received signed ones: at least one. A signature on a phone covers all papers, so
 * that none is named.
 */
async function nombrarPapeles(ctx: Context, declaracionId: number, papeles: readonly number[]): Promise<void> {
  const suyos = (await papelesPorFirmar(ctx.tx, declaracionId)).filter(({ firmado }) => firmado !== null)
  if (suyos.length === 0 && papeles.length === 0) return
  ensure(papeles.length > 0, mesaMessages.papelesSinElegir, { campo: 'papeles' })
  const ajeno = papeles.some((papel) => !suyos.some(({ id }) => id === papel))
  ensure(!ajeno, m.papelAjeno, { campo: 'papeles' })
  await marcarDevueltos(ctx.tx, papeles, ctx.ahora)
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
async function dejarDevuelta(
  ctx: Context,
  declaracion: Declaracion,
  { detalle, otroDocumento }: Devolucion,
): Promise<void> {
  const evento = 'firmadosDevueltos'
  if (!esperaContrafirma(declaracion))
    return await cambiarEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento, detalle })
  await anotar(ctx, declaracion.prospectoId, evento, detalle)
  if (otroDocumento) await dejarSinEfecto(ctx, declaracion)
}

/** The irregularity belongs to the named sale; the other of the pair is returned too, and only waits. */
export const devolverFirmasUseCase = useCase(devolverFirmas, async (input, ctx) => {
  const { declaracionSaludId, codigo, codigoDetalle } = input
  ensure(esDeLosPapeles(codigo), m.irregularidadAjena, { campo: 'codigo' })
  const { detalle: motivo } =
    (await nombreDelCodigo(ctx.tx, codigo, codigoDetalle)) ??
    refuse(irregularidadMessages.irregularidadDetalle, { campo: 'codigoDetalle' })
  const ventas = await tomarVentas(ctx, declaracionSaludId)
  const porDevolver = await exigirEnLaMesa(ctx, ventas, input.envioId)
  await nombrarPapeles(ctx, declaracionSaludId, input.papeles ?? [])
  const resuelto = { decision: 'devuelto', por: firma(ctx.actor), en: ctx.ahora } as const
  for (const { declaracion } of porDevolver) {
    const suya = declaracion.id === declaracionSaludId
    // The other of the pair has correct papers: name the sale with the wrong ones
    const detalle = suya ? motivo : `Documentos de ${nombreCompleto(ventas.suya.prospecto)}: ${motivo}`
    await dejarDevuelta(ctx, declaracion, { detalle, otroDocumento: suya && pideOtroDocumento(codigo) })
    await resolverEnvio(ctx.tx, declaracion.id, { ...resuelto, motivo: detalle })
  }
  await abrirOtraVez(ctx, ventas.suya.prospecto.id, { codigo, codigoDetalle, motivo: input.motivo })
  return 'ok' as const
})
