import { finDelDia } from '@alerce/domain/base/fechas/dia'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { PlazoDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { type AsuntoDelDia, asuntosDeCitas, asuntosDePlazos, asuntosPospuestos, atrasoDe } from './asuntos.ts'
import { type CitaPendiente, casosDelDia, citasSinCerrar, type LugarDeAsunto, pospuestosDe } from './read-model.ts'

interface ParteDelDia {
  readonly plazos: readonly PlazoDelDia[]
  /** Most rows of each source. */
  readonly limite: number
  /** Limit for the count of cases of each stretch, without the postponed ones; absent: no count. */
  readonly contados?: number
  /** Positions after which appointments and cases continue; null: from the first. */
  readonly tras?: { readonly citas: LugarDeAsunto | null; readonly casos: LugarDeAsunto | null }
}

interface DiaLeido {
  readonly citas: readonly CitaPendiente[]
  readonly pospuestos: readonly AsuntoDelDia[]
  /** Matters of all groups that are not postponed. */
  readonly asuntos: readonly AsuntoDelDia[]
  /** Number of cases of each stretch, postponed ones included, by its position from 1. */
  readonly totales: ReadonlyMap<number, number>
}

/** Matters of these advisors for today; the postponed ones apart. */
export async function readDia(
  { tx, ahora, hoy }: Context,
  asesores: readonly number[],
  { plazos, limite, contados = 0, tras = { citas: null, casos: null } }: ParteDelDia,
): Promise<DiaLeido> {
  const pospuestos = asuntosPospuestos(await pospuestosDe(tx, asesores, hoy), { ahora, hoy })
  const citas = await citasSinCerrar(tx, asesores, {
    ahora,
    hasta: finDelDia(hoy),
    limite,
    tras: tras.citas,
    menos: pospuestos.flatMap(({ citaId }) => citaId ?? []),
  })
  const { filas, totales } = await casosDelDia(tx, asesores, plazos, {
    limite,
    tras: tras.casos,
    contados: contados && contados + pospuestos.length,
    menos: pospuestos.flatMap(({ citaId, fila }) => (citaId === null ? [fila.prospectoId] : [])),
  })
  return { citas, pospuestos, totales, asuntos: [...asuntosDeCitas(citas, ahora), ...asuntosDePlazos(filas, plazos)] }
}

/** Presenter of matters in wire format, with the advisor's name when requested. */
export async function presentador(ctx: Context, identificador: number | null | undefined) {
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, identificador))
  return (asunto: AsuntoDelDia) => {
    const { fila, citaId, paso, desde, motivo, vuelve } = asunto
    return {
      prospectoId: fila.prospectoId,
      citaId,
      estado: fila.estado,
      folioDS: fila.folioDS,
      nombre: nombreCompleto(fila),
      telefono: fila.telefono,
      paso,
      desde,
      vuelve,
      motivo: motivo ?? (citaId === null ? fila.estado : `Cita del ${fechaYHora(desde)}`),
      dias: atrasoDe(asunto, ctx.hoy),
      asesor: nombres.get(fila.asesorId) ?? null,
    }
  }
}
