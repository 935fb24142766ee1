import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { CLIENTE_SIN_NOMBRE, enMayusculas, nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { PlazoDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { SIN_PERSONA } from '@alerce/domain/cartera/seguimiento/tarea'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import type { Context } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { textoDeTarea } from '../seguimiento/read-model.ts'
import {
  type AsuntoDelDia,
  asuntosDeCitas,
  asuntosDePlazos,
  asuntosDeReservas,
  asuntosDeTareas,
  asuntosPospuestos,
  atrasoDe,
} from './asuntos.ts'
import {
  type CitaSinProspecto,
  casosDelDia,
  fechadosSinCerrar,
  type LugarDeAsunto,
  pospuestosDe,
  type TareaPendiente,
  type Tramo,
} from './read-model.ts'

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
  /** Appointments and tasks, each with the total of its group. */
  readonly fechados: readonly (AsuntoDelDia & { readonly total: number })[]
  readonly pospuestos: readonly AsuntoDelDia[]
  /** Matters of all groups that are not postponed. */
  readonly asuntos: readonly AsuntoDelDia[]
  /** Number of cases of each stretch, postponed ones included, by its position from 1. */
  readonly totales: ReadonlyMap<number, number>
}

/** Reader of the texts of tasks; a supervisor by link sees none. */
const lectorDeTareas = ({ actor, vault, hoy }: Context) => ({
  hoy,
  leer:
    actor.kind === 'persona' && actor.enlace === null
      ? ({ tareaId: id, textoSellado: texto }: TareaPendiente) => textoDeTarea(vault, { id, texto })
      : null,
})

/** Reader of the clients of bookings, whom the agenda names to the same readers. */
const lectorDeReservas =
  ({ vault }: Context) =>
  ({ citaId, textoSellado }: CitaSinProspecto): string =>
    textoSellado === null
      ? CLIENTE_SIN_NOMBRE
      : enMayusculas(vault.en('reserva.datos', citaId).open<{ nombre: string }>(textoSellado).nombre)

/** Appointments and tasks of the day, in one order. */
async function readFechados(ctx: Context, asesores: readonly number[], tramo: Tramo) {
  const { tx, ahora, hoy } = ctx
  const dia = { ahora, desde: inicioDelDia(hoy), hasta: finDelDia(hoy) }
  const lector = lectorDeTareas(ctx)
  const reservas = { ahora, leer: lectorDeReservas(ctx) }
  const asuntosDe = (uno: Awaited<ReturnType<typeof fechadosSinCerrar>>[number]) => {
    if (uno.citaId === null) return asuntosDeTareas([uno], lector)
    return uno.prospectoId === null ? asuntosDeReservas([uno], reservas) : asuntosDeCitas([uno], ahora)
  }
  return (await fechadosSinCerrar(tx, asesores, { ...tramo, ...dia })).flatMap((uno) =>
    asuntosDe(uno).map((asunto) => ({ ...asunto, total: uno.total })),
  )
}

/** Matters of these advisors for today; the postponed ones apart. */
export async function readDia(
  ctx: Context,
  asesores: readonly number[],
  { plazos, limite, contados = 0, tras = { citas: null, casos: null } }: ParteDelDia,
): Promise<DiaLeido> {
  const { tx, ahora, hoy } = ctx
  const pospuestos = asuntosPospuestos(await pospuestosDe(tx, asesores, hoy), { ahora, hoy })
  const fechados = await readFechados(ctx, asesores, {
    limite,
    tras: tras.citas,
    menos: pospuestos.flatMap(({ citaId }) => citaId ?? []),
  })
  const { filas, totales } = await casosDelDia(tx, asesores, plazos, {
    limite,
    tras: tras.casos,
    contados: contados && contados + pospuestos.length,
    menos: pospuestos.flatMap(({ citaId, fila }) => (citaId === null && fila ? [fila.prospectoId] : [])),
  })
  return { fechados, pospuestos, totales, asuntos: [...fechados, ...asuntosDePlazos(filas, plazos)] }
}

/** Presenter of matters in wire format, with the advisor's name when requested. */
export async function presentador(ctx: Context, identificador: number | null | undefined) {
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, identificador))
  return (asunto: AsuntoDelDia) => {
    const { fila, asesorId, citaId, tareaId, cliente, hora, paso, desde, motivo, vuelve } = asunto
    return {
      prospectoId: fila?.prospectoId ?? null,
      citaId,
      tareaId,
      hora,
      estado: fila?.estado ?? '',
      folioDS: fila?.folioDS ?? null,
      nombre: fila ? nombreCompleto(fila) : (cliente ?? SIN_PERSONA),
      telefono: fila?.telefono ?? '',
      paso,
      desde,
      vuelve,
      motivo: motivo ?? (citaId === null ? (fila?.estado ?? '') : `Cita del ${fechaYHora(desde)}`),
      dias: atrasoDe(asunto, ctx.hoy),
      asesor: nombres.get(asesorId) ?? null,
    }
  }
}
