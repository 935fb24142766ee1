import { oneByOne } from '../../../../platform/one-by-one.ts'
import { borrarSueltos } from '../../../base/archivos/borrar-sueltos.ts'
import { guardarArchivo } from '../../../base/archivos/guardar-archivo.ts'
import type { JobContext } from '../../../job-context.ts'
import { atOneMoment } from '../../../moment.ts'
import { PDF } from '../read-model.ts'
import { componerCuaderno } from './componer-cuaderno.ts'
import { declaracionesSinReunir, papelesPorReunir, reunidoDe } from './read-model.ts'
import { guardarReunido } from './repository.ts'

/** Old sales processed per run. */
const POR_RONDA = 50

/**
 * Joins the issued papers of a sale into one stored PDF, used for every download. Waits until all are issued; replaced
 * papers produce a new PDF.
 */
export async function reunirDocumentos(context: JobContext, declaracionId: number): Promise<void> {
  const { db, clock, services } = context
  const { documentos, papeles } = await papelesPorReunir(db, declaracionId)
  if (documentos.length === 0 || (await reunidoDe(db, declaracionId, papeles)) !== null) return
  const cuaderno = await atOneMoment(db, (tx) => componerCuaderno({ ...services, db: tx }, declaracionId, documentos))
  if (!cuaderno) return
  const contenido = await services.imprimir(cuaderno)
  await db.transaction().execute(async (tx) => {
    const ahora = clock.ahora()
    const archivoId = await guardarArchivo({ ...services, tx, ahora }, { contenido, mime: PDF, confidencial: false })
    const guardado = await guardarReunido(tx, { declaracionId, papeles, archivoId, en: ahora })
    if (!guardado) await borrarSueltos({ ...services, tx }, [archivoId])
  })
}

/** Joins papers issued before this PDF existed, or whose job was interrupted. */
export async function reunirPendientes(context: JobContext): Promise<void> {
  await oneByOne(await declaracionesSinReunir(context.db, POR_RONDA), (id) => reunirDocumentos(context, id))
}
