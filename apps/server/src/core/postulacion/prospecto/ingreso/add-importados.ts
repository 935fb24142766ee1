import { documentoDe, type FilaDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import { estadoSinDS } from '@alerce/domain/postulacion/estado'
import { publish } from '../../../../avisos/repository.ts'
import { noteInSeveral } from '../../../base/bitacora/note-in-several.ts'
import { sendSucesos, sucesosDe } from '../../../base/sucesos/send-sucesos.ts'
import type { Context } from '../../../use-case.ts'
import { formularioVacio } from './formulario.ts'
import { datosDe, insertProspectos } from './repository-datos.ts'

interface Alta {
  readonly asesorId: number
  /** Author, as in the Bitácora. */
  readonly por: string
  /** ISO instant. */
  readonly en: string
}

/** Adds the persons of checked rows to a portfolio, as the form would; returns their ids, in order. */
export async function addImportados(
  { tx, jobs }: Pick<Context, 'tx' | 'jobs'>,
  filas: readonly FilaDePlanilla[],
  alta: Alta,
): Promise<number[]> {
  const { asesorId, por, en } = alta
  const estado = estadoSinDS({ activo: true, etapa: 'prospecto' })
  const todos = filas.map((fila) => datosDe({ ...formularioVacio, ...fila, tipoDocumento: documentoDe(fila) }))
  const ids = await insertProspectos(tx, todos, { asesorId, por, en, estado })
  await noteInSeveral(tx, ids, 'prospectoImportado', { por, en })
  const nuevas = ids.flatMap((id) => sucesosDe(id, [{ tipo: 'venta.creada' }]))
  await sendSucesos({ tx, jobs, ahora: en }, nuevas)
  // one notice is enough for the list to refresh
  const ultimo = ids.at(-1)
  if (ultimo !== undefined) await publish(tx, { tema: 'prospecto', prospectoId: ultimo, asesorId })
  return ids
}
