import { finDelDia } from '@alerce/domain/base/fechas/dia'
import type { PlazoDelDia } from '@alerce/domain/cartera/siguiente'
import type { Context } from '../../use-case.ts'
import {
  type AsuntoDelDia,
  asuntosDeCitas,
  asuntosDeDetenidos,
  asuntosDePlazos,
  asuntosPospuestos,
  turnosPropios,
} from './asuntos.ts'
import type { CasoAparte } from './cuentas.ts'
import {
  type CitaPendiente,
  citasSinCerrar,
  detenidosDe,
  type LugarDeAsunto,
  pospuestosDe,
  primerosDePlazos,
  ventasEnTurno,
} from './read-model.ts'

interface ParteDelDia {
  readonly plazos: readonly PlazoDelDia[]
  /** Most of each source. */
  readonly limite: number
  /** Where the appointments and the cases go on; null: from the first. */
  readonly tras?: { readonly citas: LugarDeAsunto | null; readonly casos: LugarDeAsunto | null }
}

interface DiaLeido {
  readonly citas: readonly CitaPendiente[]
  /** What is told apart from the Estado of its case, and is not put off. */
  readonly apartados: readonly AsuntoDelDia[]
  readonly pospuestos: readonly AsuntoDelDia[]
  /** Cases that are not told for their Estado. */
  readonly aparte: readonly CasoAparte[]
  /** What is not put off, of all groups. */
  readonly asuntos: readonly AsuntoDelDia[]
}

const igual = (a: { prospectoId: number }) => (b: { prospectoId: number }) => a.prospectoId === b.prospectoId

interface Aparte {
  readonly casos: readonly CasoAparte[]
  readonly asuntos: readonly AsuntoDelDia[]
}

/** The cases of these advisors that the day does not tell for their Estado, and their matters: what stops one goes first. */
export async function leerAparte({ tx, hoy }: Context, asesores: readonly number[]): Promise<Aparte> {
  const detenidos = await detenidosDe(tx, asesores)
  const libres = (await ventasEnTurno(tx, asesores)).filter((venta) => !detenidos.some(igual(venta)))
  const turnos = turnosPropios(libres, hoy)
  return {
    casos: [...detenidos, ...turnos.map(({ fila }) => fila)],
    asuntos: [...asuntosDeDetenidos(detenidos, hoy), ...turnos.flatMap(({ asuntos }) => asuntos)],
  }
}

/** What the portfolios of these advisors ask for today; what was put off stands apart. */
export async function leerDia(
  ctx: Context,
  asesores: readonly number[],
  { plazos, limite, tras = { citas: null, casos: null } }: ParteDelDia,
): Promise<DiaLeido> {
  const { tx, ahora, hoy } = ctx
  const otros = await leerAparte(ctx, asesores)
  const filasPospuestas = await pospuestosDe(tx, asesores, hoy)
  const pospuestos = asuntosPospuestos(filasPospuestas, { casos: otros.casos, aparte: otros.asuntos, ahora, hoy })
  const casos = pospuestos.flatMap(({ citaId, fila }) => (citaId === null ? [fila] : []))
  const aparte = [
    ...otros.casos,
    ...filasPospuestas.filter((fila) => !fila.cita && casos.some(igual(fila)) && !otros.casos.some(igual(fila))),
  ]
  const citas = await citasSinCerrar(tx, asesores, {
    ...{ ahora, hasta: finDelDia(hoy), limite, tras: tras.citas },
    menos: pospuestos.flatMap(({ citaId }) => citaId ?? []),
  })
  const filas = await primerosDePlazos(tx, asesores, plazos, {
    ...{ limite, tras: tras.casos },
    menos: aparte.map(({ prospectoId }) => prospectoId),
  })
  const apartados = otros.asuntos.filter(({ fila }) => !casos.some(igual(fila)))
  const asuntos = [...asuntosDeCitas(citas, ahora), ...apartados, ...asuntosDePlazos(filas, plazos)]
  return { citas, apartados, pospuestos, aparte, asuntos }
}
