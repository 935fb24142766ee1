import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { seAnulaEn } from '@alerce/domain/declaracion/anulacion'
import type { ClaseDePendiente, EsperaEnMesa } from '@alerce/domain/mesa/pendientes'
import type { Db } from '../../../platform/db/database.ts'
import { casos } from '../../mesa/casos/read-model.ts'
import { devoluciones } from '../../mesa/devoluciones/read-model.ts'
import { funQueEsperan } from '../../mesa/fun/read-model.ts'
import { irregularidades } from '../../mesa/irregularidades/read-model.ts'
import { rechazos } from '../../mesa/rechazos/read-model.ts'
import { firmas } from '../firmados/mesa/read-model.ts'
import { sinMandato } from '../mandatos/read-model.ts'
import { primerosPagos } from '../primer-pago/mesa/read-model.ts'

type CasoConFalta = Awaited<ReturnType<ReturnType<typeof casos>['execute']>>[number]

export interface PendienteDeMesa extends CasoConFalta, EsperaEnMesa {
  readonly registroId: number | null
  /** Of a FUN, DD-MM-YYYY. */
  readonly recibido: string | null
  readonly que: string
  /** Of an irregularity: its advisor handed it back, put right. */
  readonly corregida: boolean
  readonly pareja: string | null
}

const nada = { registroId: null, recibido: null, vence: null, pareja: null, corregida: false } as const

/** Most that are read of a kind: far more than a desk can owe. */
const TODOS = { cursor: null, limite: 1000 } as const

async function deFun(tx: Db): Promise<PendienteDeMesa[]> {
  const esperan = await funQueEsperan(tx, { comienzo: null, limite: TODOS.limite })
  if (esperan.length === 0) return []
  const ids = esperan.map(({ prospectoId }) => prospectoId)
  const suyos = new Map((await casos(tx).where('p.id', 'in', ids).execute()).map((caso) => [caso.prospectoId, caso]))
  return esperan.flatMap(({ prospectoId, recibido, pedido }) => {
    const caso = suyos.get(prospectoId)
    const que = recibido === null ? 'FUN de baja sin recibir' : `FUN de baja recibido el ${aDDMMYYYY(recibido)}`
    return caso ? [{ ...caso, ...nada, que, recibido: recibido && aDDMMYYYY(recibido), desde: pedido }] : []
  })
}

/** How the matters of each kind are read. */
export const lectores: Readonly<Record<ClaseDePendiente, (tx: Db) => Promise<PendienteDeMesa[]>>> = {
  firma: async (tx) =>
    (await firmas(tx, 'esperan', TODOS)).map(({ id, enviado, pareja, ...caso }) => ({
      ...caso,
      ...nada,
      registroId: id,
      pareja: pareja || null,
      que: 'Documentos firmados por revisar',
      desde: enviado,
    })),
  pago: async (tx) =>
    (await primerosPagos(tx, 'esperan', TODOS)).map(({ id: _, registrado, ...caso }) => ({
      ...caso,
      ...nada,
      que: 'Primer pago por revisar',
      desde: registrado,
    })),
  irregularidad: async (tx) =>
    (await irregularidades(tx, 'abiertas', TODOS)).map(({ id, abierta, descripcion, detalle, corregida, ...caso }) => ({
      ...caso,
      ...nada,
      registroId: id,
      que: `${descripcion}: ${detalle}`,
      corregida: corregida !== null,
      // handed back, the desk has it from then on
      desde: corregida ?? abierta,
    })),
  fun: deFun,
  mandato: async (tx) =>
    (await sinMandato(tx, TODOS)).map((caso) => ({ ...caso, ...nada, que: 'Falta el mandato de pago' })),
  devolucion: async (tx) =>
    (await devoluciones(tx, 'pendientes', TODOS)).map(
      ({ id, folioPapel, hecha: _, por: __, constancia: ___, ...caso }) => ({
        ...caso,
        ...nada,
        registroId: id,
        que: `Devolver documentos: Declaración de Salud${folioPapel ? ` ${folioPapel}` : ''} y antecedentes en papel`,
      }),
    ),
  rechazo: async (tx) =>
    (await rechazos(tx, 'vigentes', TODOS)).map(({ id, glosa, rechazado, conservado, ...caso }) => ({
      ...caso,
      ...nada,
      registroId: id,
      que: glosa,
      desde: rechazado,
      vence: conservado === null ? seAnulaEn(rechazado) : null,
    })),
}
