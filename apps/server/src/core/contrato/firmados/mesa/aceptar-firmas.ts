import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { aceptarFirmas } from '@alerce/contract/operations/contrato/firmas'
import { juzgaActo } from '@alerce/domain/declaracion/actos/actos'
import { esDeLosPapeles } from '@alerce/domain/mesa/irregularidad'
import { esDe, firma, yaHecho } from '../../../actor.ts'
import { close } from '../../../mesa/irregularidades/close.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { ultimoEnvio } from '../read-model.ts'
import { takeVentas, type VentaConPapeles } from '../read-ventas.ts'
import { resolveEnvio } from '../repository.ts'
import { subscribeContrato } from '../suscripcion/subscribe-contrato.ts'
import { ensureAtMesa } from './ensure-at-mesa.ts'

/** Closes the irregularities on papers, which these papers correct; any other open one holds the contract. */
async function closeLasDeLosPapeles(ctx: Context, { prospecto }: VentaConPapeles): Promise<void> {
  const abiertas = await abiertasDe(ctx.tx, prospecto.id)
  // The notice of the contract tells the advisor: no notice here
  for (const { id, codigo } of abiertas)
    if (esDeLosPapeles(codigo)) await close(ctx, { irregularidadId: id, suscribe: true })
}

export const aceptarFirmasUseCase = useCase(aceptarFirmas, async ({ declaracionSaludId, envioId }, ctx) => {
  const ventas = await takeVentas(ctx, declaracionSaludId)
  if (juzgaActo('aceptarFirmas', ventas.suya.declaracion) === 'hecho') {
    const envio = await ultimoEnvio(ctx.tx, declaracionSaludId)
    const por = envio?.resueltoPor ?? null
    return por === null || esDe(ctx.actor, por)
      ? ('ok' as const)
      : yaHecho(ctx.actor, por, { propio: m.noEsperaPropio, ajeno: m.noEspera }, { cuando: envio?.resueltoEn ?? null })
  }
  const resuelto = { decision: 'aceptado', motivo: null, por: firma(ctx.actor), en: ctx.ahora } as const
  const porSuscribir = await ensureAtMesa(ctx, ventas, envioId)
  // Closing does not conclude the contract while the desk decides: it is made below, for both
  for (const venta of porSuscribir) await closeLasDeLosPapeles(ctx, venta)
  for (const { declaracion } of porSuscribir) await resolveEnvio(ctx.tx, declaracion.id, resuelto)
  for (const venta of porSuscribir) await subscribeContrato(ctx, venta)
  return 'ok' as const
})
