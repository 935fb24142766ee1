import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { pasoDelDia } from '@alerce/domain/cartera/turno/turno-de-firma'
import { turnoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { hechosDeVarias } from '../venta/read-model.ts'
import { type AsuntoDelDia, atrasoDe } from './asuntos.ts'

function pasoDe({ fila: { estado }, grupo, paso, deSuEstado }: AsuntoDelDia, venta: HechosDeLaVenta | null): string {
  return deSuEstado ? pasoDelDia(turnoDeLaVenta({ estado, venta }), grupo === 'atrasado') : paso
}

/** How matters go out, in their order: with the very step that is missing, and whose they are where that is asked. */
export async function presentador(
  ctx: Context,
  asuntos: readonly AsuntoDelDia[],
  identificador: number | null | undefined,
) {
  const hechos = await hechosDeVarias(
    ctx.tx,
    asuntos.filter(({ deSuEstado }) => deSuEstado).map(({ fila }) => fila.prospectoId),
  )
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, identificador))
  return (asunto: AsuntoDelDia) => {
    const { fila, citaId, desde, motivo, vuelve } = asunto
    return {
      ...{ prospectoId: fila.prospectoId, citaId, estado: fila.estado, folioDS: fila.folioDS },
      ...{ nombre: nombreCompleto(fila), telefono: fila.telefono },
      ...{ paso: pasoDe(asunto, hechos.get(fila.prospectoId) ?? null), desde, vuelve },
      motivo: motivo ?? (citaId === null ? fila.estado : `Cita del ${fechaYHora(desde)}`),
      dias: atrasoDe(asunto, ctx.hoy),
      asesor: nombres.get(fila.asesorId) ?? null,
    }
  }
}
