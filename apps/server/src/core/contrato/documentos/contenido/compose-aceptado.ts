import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { papelDeCircular } from '../../../../papeles/circular-conyuge.ts'
import type { Hoja } from '../../../../papeles/hoja.ts'
import { papelDeMandato } from '../../../../papeles/pago/mandato.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db, DbMoment } from '../../../../platform/db/database.ts'
import { readArchivo } from '../../../base/archivos/read-model.ts'
import { readCircular } from '../../../declaracion/circular/read-circular.ts'
import { juradasAceptadas } from '../../../declaracion/juradas/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { mandatoOtorgado, textoDelMandato } from '../../mandatos/read-model.ts'
import type { DocumentoDeContrato } from '../read-model.ts'

/** Data source of a paper: everything read at one moment. */
export interface Fuente extends Pick<Context, 'vault' | 'almacen'> {
  readonly db: DbMoment
}

/** Throws when data are missing that the issue of papers requires. */
export function existente<T>(value: T | null | undefined, que: string): T {
  if (value === null || value === undefined) throw new Error(`falta ${que} para emitir el documento`)
  return value
}

/** Exact bytes of the sworn declaration that was opened and accepted. */
export async function composeJurada(
  { db, vault, almacen }: Fuente,
  { declaracion }: Venta,
  { personaId }: DocumentoDeContrato,
): Promise<Buffer> {
  const suya = (await juradasAceptadas(db, declaracion.id)).find((una) => una.personaId === personaId)
  const { archivoId } = existente(suya, 'la declaración jurada')
  return (await readArchivo({ tx: db, vault, almacen }, archivoId)).contenido
}

/** Day of the texts of a paper: the day printed on it. */
export const delDia = (tx: Db, { emitida }: Venta) => ({ tx, hoy: hoyEnSantiago(emitida) })

export async function composeCircular({ db }: Fuente, venta: Venta): Promise<Hoja> {
  return papelDeCircular(venta, existente(await readCircular(delDia(db, venta), venta.declaracion.id), 'la circular'))
}

export async function composeMandato({ db }: Fuente, venta: Venta): Promise<Hoja> {
  const mandato = existente(await mandatoOtorgado(db, venta.declaracion.id), 'el mandato')
  return papelDeMandato(venta, mandato, await textoDelMandato(delDia(db, venta), venta.cotizacion))
}
