import { huellasImpresas } from '@alerce/domain/contrato/cotejo'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { huellaDeHoja } from '../../../papeles/hoja.ts'
import { triesOfJob } from '../../../platform/jobs.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import type { JobContext } from '../../job-context.ts'
import { atOneMoment } from '../../moment.ts'
import { composePapel } from './contenido/compose-papel.ts'
import { type DocumentoDeContrato, documentosDe, PDF } from './read-model.ts'
import { markFailure, markReady, takePendiente } from './repository.ts'
import { gatherDocumentos } from './reunidos/gather-documentos.ts'

/** Of a paper that was drawn before; null: it has none. */
async function huellaAlPie({ readPdf }: JobContext['services'], pdf: Buffer): Promise<string | null> {
  const texto = await readPdf(pdf, '')
  return (texto.legible && huellasImpresas(texto.lineas).at(-1)) || null
}

/** Renders a paper, then keeps it: no transaction is held while it is rendered, and a second rendering is dropped. */
async function issue({ db, clock, services }: JobContext, documento: DocumentoDeContrato): Promise<void> {
  const { vault, almacen, print } = services
  const emitido = clock.ahora()
  const papel = await atOneMoment(db, (tx) => composePapel({ db: tx, vault, almacen }, documento, emitido))
  const contenido = Buffer.isBuffer(papel) ? papel : await print(papel)
  const huellaImpresa = Buffer.isBuffer(papel) ? await huellaAlPie(services, papel) : huellaDeHoja(papel)
  await db.transaction().execute(async (tx) => {
    if (!(await takePendiente(tx, documento.id))) return
    const archivoId = await saveArchivo(
      { tx, vault, almacen, ahora: emitido },
      { contenido, mime: PDF, confidencial: esCopiaDeLaDS(documento) },
    )
    await markReady(tx, documento.id, { archivoId, huellaImpresa, emitido })
  })
}

async function countFailure({ db }: JobContext, { id, intentos }: DocumentoDeContrato): Promise<void> {
  const hechos = intentos + 1
  await markFailure(db, id, { intentos: hechos, estado: hechos < triesOfJob ? 'pendiente' : 'fallido' })
}

/**
 * Issues the pending papers of a declaration, each by itself: one that fails keeps none of the others back. With the
 * last of them they are put together. Repeating
 * it is harmless, also after the process was killed half-way.
 */
export async function issueDocumentos(context: JobContext, { declaracionId }: { declaracionId: number }) {
  const documentos = await documentosDe(context.db, declaracionId)
  const fallas: unknown[] = []
  for (const documento of documentos.filter((d) => d.estado === 'pendiente')) {
    try {
      await issue(context, documento)
    } catch (error) {
      await countFailure(context, documento)
      fallas.push(error)
    }
  }
  if (fallas.length > 0) throw fallas[0]
  await gatherDocumentos(context, declaracionId)
}
