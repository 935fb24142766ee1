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
import { type OrdenDeClase, readInOrder } from './read-model.ts'

type Caso = Awaited<ReturnType<ReturnType<typeof casos>['execute']>>[number]

/** Case of a pending matter; a FUN may have a RUT without prospect. */
type CasoConFalta = Omit<Caso, 'prospectoId' | 'estado'> & {
  readonly prospectoId: number | null
  readonly estado: string
}

interface DicePendiente {
  readonly que: string
  readonly registroId: number | null
  /** Receipt date of a FUN, DD-MM-YYYY. */
  readonly recibido: string | null
  /** The advisor returned the irregularity as corrected. */
  readonly corregida: boolean
  readonly pareja: string | null
}

export type PendienteDeMesa = CasoConFalta & EsperaEnMesa & DicePendiente

/** First pending matters of a kind, in order, and their total. */
interface PendientesDeClase {
  readonly filas: PendienteDeMesa[]
  readonly total: number
}

type Lector = (tx: Db, lectura: OrdenDeClase) => Promise<PendientesDeClase>

const nada = { registroId: null, recibido: null, pareja: null, corregida: false } as const

/** Builds the reader of one table of the inbox and its pending text. */
const de =
  <Fila extends CasoConFalta & EsperaEnMesa>(
    tabla: (tx: Db) => Expression<Fila>,
    dice: (fila: Fila) => Partial<DicePendiente> & Pick<DicePendiente, 'que'>,
  ): Lector =>
  async (tx, lectura) => {
    const { filas, total } = await readInOrder(tx, tabla(tx), lectura)
    return { filas: filas.map((fila) => ({ ...fila, ...nada, ...dice(fila) })), total }
  }

/** Reader of each kind of pending matter. */
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
