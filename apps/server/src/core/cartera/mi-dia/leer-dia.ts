import { finDelDia } from '@alerce/domain/base/fechas/dia'
import type { PlazoDelDia } from '@alerce/domain/cartera/siguiente'
import type { Context } from '../../use-case.ts'
import { type AsuntoDelDia, asuntosDeCitas, asuntosDeDetenidos, asuntosDePlazos, asuntosPospuestos } from './asuntos.ts'
import type { CasoAparte } from './cuentas.ts'
import {
  type CitaPendiente,
  citasSinCerrar,
  detenidosDe,
  type LugarDeAsunto,
  pospuestosDe,
  primerosDePlazos,
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
  readonly detenciones: readonly AsuntoDelDia[]
  readonly pospuestos: readonly AsuntoDelDia[]
  /** Cases that are not told for their Estado. */
  readonly aparte: readonly CasoAparte[]
  /** What is not put off, of all groups. */
  readonly asuntos: readonly AsuntoDelDia[]
}

const igual = (a: { prospectoId: number }) => (b: { prospectoId: number }) => a.prospectoId === b.prospectoId

/** What the portfolios of these advisors ask for today; what was put off stands apart. */
export async function leerDia(
  { tx, ahora, hoy }: Context,
  asesores: readonly number[],
  { plazos, limite, tras = { citas: null, casos: null } }: ParteDelDia,
): Promise<DiaLeido> {
  const detenidos = await detenidosDe(tx, asesores)
  const filasPospuestas = await pospuestosDe(tx, asesores, hoy)
  const pospuestos = asuntosPospuestos(filasPospuestas, { detenidos, ahora, hoy })
  const casos = pospuestos.flatMap(({ citaId, fila }) => (citaId === null ? [fila] : []))
  const aparte = [
    ...detenidos,
    ...filasPospuestas.filter((fila) => !fila.cita && casos.some(igual(fila)) && !detenidos.some(igual(fila))),
  ]
  const citas = await citasSinCerrar(tx, asesores, {
    ...{ ahora, hasta: finDelDia(hoy), limite, tras: tras.citas },
    menos: pospuestos.flatMap(({ citaId }) => citaId ?? []),
  })
  const filas = await primerosDePlazos(tx, asesores, plazos, {
    ...{ limite, tras: tras.casos },
    menos: aparte.map(({ prospectoId }) => prospectoId),
  })
  const detenciones = asuntosDeDetenidos(
    detenidos.filter((detenido) => !casos.some(igual(detenido))),
    hoy,
  )
  const asuntos = [...asuntosDeCitas(citas, ahora), ...detenciones, ...asuntosDePlazos(filas, plazos)]
  return { citas, detenciones, pospuestos, aparte, asuntos }
}
