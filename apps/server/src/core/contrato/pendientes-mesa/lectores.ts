import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ClaseDePendiente, EsperaEnMesa } from '@alerce/domain/mesa/pendientes'
import type { Expression } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { casos } from '../../mesa/casos/read-model.ts'
import { devolucionesPorHacer } from '../../mesa/devoluciones/read-model.ts'
import { funEnEspera } from '../../mesa/fun/read-model.ts'
import { irregularidadesAbiertas } from '../../mesa/irregularidades/read-model.ts'
import { rechazosEnPie } from '../../mesa/rechazos/read-model.ts'
import { firmasEnEspera } from '../firmados/mesa/read-model.ts'
import { mandatosQueFaltan } from '../mandatos/read-model.ts'
import { primerosPagosEnEspera } from '../primer-pago/mesa/read-model.ts'
import { leerEnOrden, type OrdenDeClase } from './read-model.ts'

type Caso = Awaited<ReturnType<ReturnType<typeof casos>['execute']>>[number]

/** Whom a matter is about; a FUN may be of a RUT that no prospect has. */
type CasoConFalta = Omit<Caso, 'prospectoId' | 'estado'> & {
  readonly prospectoId: number | null
  readonly estado: string
}

interface DicePendiente {
  readonly que: string
  readonly registroId: number | null
  /** Of a FUN, DD-MM-YYYY. */
  readonly recibido: string | null
  /** Of an irregularity: its advisor handed it back, put right. */
  readonly corregida: boolean
  readonly pareja: string | null
}

export type PendienteDeMesa = CasoConFalta & EsperaEnMesa & DicePendiente

/** The first of a kind in their order, and how many there are. */
interface PendientesDeClase {
  readonly filas: PendienteDeMesa[]
  readonly total: number
}

type Lector = (tx: Db, lectura: OrdenDeClase) => Promise<PendientesDeClase>

const nada = { registroId: null, recibido: null, pareja: null, corregida: false } as const

/** Reads a table of the inbox, and says of each row what waits. */
const de =
  <Fila extends CasoConFalta & EsperaEnMesa>(
    tabla: (tx: Db) => Expression<Fila>,
    dice: (fila: Fila) => Partial<DicePendiente> & Pick<DicePendiente, 'que'>,
  ): Lector =>
  async (tx, lectura) => {
    const { filas, total } = await leerEnOrden(tx, tabla(tx), lectura)
    return { filas: filas.map((fila) => ({ ...fila, ...nada, ...dice(fila) })), total }
  }

/** How the matters of each kind are read. */
export const lectores: Readonly<Record<ClaseDePendiente, Lector>> = {
  firma: de(firmasEnEspera, ({ id, pareja }) => ({
    registroId: id,
    pareja: pareja || null,
    que: 'Documentos firmados por revisar',
  })),
  pago: de(primerosPagosEnEspera, () => ({ que: 'Primer pago por revisar' })),
  irregularidad: de(irregularidadesAbiertas, ({ id, descripcion, detalle, corregida }) => ({
    registroId: id,
    que: `${descripcion}: ${detalle}`,
    corregida: corregida !== null,
  })),
  fun: de(funEnEspera, ({ recibido }) => {
    if (recibido === null) return { que: 'FUN de baja sin recibir' }
    return { que: `FUN de baja recibido el ${aDDMMYYYY(recibido)}`, recibido: aDDMMYYYY(recibido) }
  }),
  mandato: de(mandatosQueFaltan, () => ({ que: 'Falta el mandato de pago' })),
  devolucion: de(devolucionesPorHacer, ({ id, folioPapel }) => ({
    registroId: id,
    que: `Devolver documentos: Declaración de Salud${folioPapel ? ` ${folioPapel}` : ''} y antecedentes en papel`,
  })),
  rechazo: de(rechazosEnPie, ({ id, glosa }) => ({ registroId: id, que: glosa })),
}
