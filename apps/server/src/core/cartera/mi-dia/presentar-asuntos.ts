import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { type AsuntoDelDia, atrasoDe } from './asuntos.ts'

/** How matters go out: whose they are where that is asked. */
export async function presentador(ctx: Context, identificador: number | null | undefined) {
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, identificador))
  return (asunto: AsuntoDelDia) => {
    const { fila, citaId, paso, desde, motivo, vuelve } = asunto
    return {
      ...{ prospectoId: fila.prospectoId, citaId, estado: fila.estado, folioDS: fila.folioDS },
      ...{ nombre: nombreCompleto(fila), telefono: fila.telefono },
      ...{ paso, desde, vuelve },
      motivo: motivo ?? (citaId === null ? fila.estado : `Cita del ${fechaYHora(desde)}`),
      dias: atrasoDe(asunto, ctx.hoy),
      asesor: nombres.get(fila.asesorId) ?? null,
    }
  }
}
