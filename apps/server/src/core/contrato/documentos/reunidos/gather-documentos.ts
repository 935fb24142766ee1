import { oneByOne } from '../../../../platform/one-by-one.ts'
import { deleteSueltos } from '../../../base/archivos/delete-sueltos.ts'
import { saveArchivo } from '../../../base/archivos/save-archivo.ts'
import type { JobContext } from '../../../job-context.ts'
import { atOneMoment } from '../../../moment.ts'
import { PDF } from '../read-model.ts'
import { composeCuaderno } from './compose-cuaderno.ts'
import { declaracionesSinReunir, papelesPorReunir, reunidoDe } from './read-model.ts'
import { saveReunido } from './repository.ts'

/** Old sales processed per run. */
const POR_RONDA = 50

/**
 * Joins the issued papers of a sale into one stored PDF, used for every download. Waits until all are issued; replaced
 * papers produce a new PDF.
 */
export async function gatherDocumentos(context: JobContext, declaracionId: number): Promise<void> {
  const { db, clock, services } = context
  const { documentos, papeles } = await papelesPorReunir(db, declaracionId)
  if (documentos.length === 0 || (await reunidoDe(db, declaracionId, papeles)) !== null) return
  const cuaderno = await atOneMoment(db, (tx) => composeCuaderno({ ...services, db: tx }, declaracionId, documentos))
  if (!cuaderno) return
  const contenido = await services.print(cuaderno)
  await db.transaction().execute(async (tx) => {
    const ahora = clock.ahora()
    const archivoId = await saveArchivo({ ...services, tx, ahora }, { contenido, mime: PDF, confidencial: false })
    const guardado = await saveReunido(tx, { declaracionId, papeles, archivoId, en: ahora })
    if (!guardado) await deleteSueltos({ ...services, tx }, [archivoId])
  })
}

/** Joins papers issued before this PDF existed, or whose job was interrupted. */
export async function gatherPendientes(context: JobContext): Promise<void> {
  await oneByOne(await declaracionesSinReunir(context.db, POR_RONDA), (id) => gatherDocumentos(context, id))
}
