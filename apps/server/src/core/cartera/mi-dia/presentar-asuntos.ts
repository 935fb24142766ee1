import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { loQueFalta, tieneVariosPasos } from '@alerce/domain/cartera/mi-dia/falta'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import {
  type HechosDeLaFirma,
  pasoDelDia,
  pasoSiguiente,
  turnoDeFirma,
} from '@alerce/domain/cartera/turno/turno-de-firma'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { firmaDeVarias, hechosDeVarias } from '../venta/read-model.ts'
import { type AsuntoDelDia, atrasoDe } from './asuntos.ts'

interface HechosDelAsunto {
  readonly venta: HechosDeLaVenta | undefined
  readonly firma: HechosDeLaFirma | undefined
}

function pasoDe(
  { fila: { estado }, grupo, paso, deSuEstado }: AsuntoDelDia,
  { venta, firma }: HechosDelAsunto,
): string {
  if (!deSuEstado) return paso
  if (firma) return pasoDelDia(pasoSiguiente(estado, turnoDeFirma(firma)), grupo === 'atrasado')
  return (venta && tieneVariosPasos(estado) && loQueFalta(estado, venta)) || paso
}

/** How matters go out, in their order: with the very step that is missing, and whose they are where that is asked. */
export async function presentador(
  ctx: Context,
  asuntos: readonly AsuntoDelDia[],
  identificador: number | null | undefined,
) {
  const porPrecisar = asuntos.filter(({ deSuEstado, fila }) => deSuEstado && tieneVariosPasos(fila.estado))
  const hechos = await hechosDeVarias(
    ctx.tx,
    porPrecisar.map(({ fila }) => fila.prospectoId),
  )
  const firmas = await firmaDeVarias(
    ctx.tx,
    asuntos.filter(({ deSuEstado }) => deSuEstado).map(({ fila }) => fila.prospectoId),
  )
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, identificador))
  const hechosDe = (id: number) => ({ venta: hechos.get(id), firma: firmas.get(id) })
  return (asunto: AsuntoDelDia) => {
    const { fila, citaId, desde, motivo, vuelve } = asunto
    return {
      ...{ prospectoId: fila.prospectoId, citaId, estado: fila.estado, folioDS: fila.folioDS },
      ...{ nombre: `${fila.nombres} ${fila.apellidoPaterno} ${fila.apellidoMaterno}`, telefono: fila.telefono },
      ...{ paso: pasoDe(asunto, hechosDe(fila.prospectoId)), desde, vuelve },
      motivo: motivo ?? (citaId === null ? fila.estado : `Cita del ${fechaYHora(desde)}`),
      dias: atrasoDe(asunto, ctx.hoy),
      asesor: nombres.get(fila.asesorId) ?? null,
    }
  }
}
