import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { JobContext } from '../../job-context.ts'
import { oposicionesVigentes } from '../../postulacion/oposiciones/read-model.ts'
import { markOposiciones } from '../../postulacion/oposiciones/record-oposicion.ts'
import { addImportados } from '../../postulacion/prospecto/ingreso/add-importados.ts'
import { checkFilas } from './check-filas.ts'
import { filasDe } from './read-model.ts'
import { changeEstado, linkFilas, noteRow, takeImportacion } from './repository.ts'

/** Rows of one transaction: what is lost when a server dies in the middle, and how often the screen moves on. */
const LOTE = 500

interface Lote {
  readonly tx: Db
  readonly jobs: Jobs
  readonly vault: Vault
  readonly importacionId: number
  readonly ahora: string
  readonly hoy: string
}

/** Adds the next rows, looked at once more: the portfolio may have changed since the dry run. True when there are more. */
async function importBatch({ tx, jobs, vault, importacionId, ahora, hoy }: Lote): Promise<boolean> {
  const importacion = await takeImportacion(tx, importacionId)
  if (importacion?.estado !== 'en curso') return false
  const { asesorId, por } = importacion
  const filas = await filasDe(tx, importacionId, { situacion: 'nueva', desde: 0, limite: LOTE })
  const oposiciones = await oposicionesVigentes({ tx, vault })
  const revisadas = await checkFilas(
    { tx, oposiciones, asesorId, hoy },
    filas.map(({ datos }) => datos),
    new Set(),
  )
  const nuevas = filas.filter((_, at) => revisadas[at]?.situacion === 'nueva')
  for (const [at, fila] of filas.entries()) {
    const revisada = revisadas[at]
    if (revisada && revisada.situacion !== 'nueva') await noteRow(tx, importacionId, { ...fila, ...revisada })
  }
  const ids = await addImportados(
    { tx, jobs },
    revisadas.flatMap(({ situacion, datos }) => (situacion === 'nueva' ? [datos] : [])),
    { asesorId, por, en: ahora },
  )
  for (const [at, id] of ids.entries()) {
    const suyas = oposiciones.get(normalizaRut(nuevas[at]?.datos.rut ?? '') ?? '')
    if (suyas) await markOposiciones(tx, [id], suyas)
  }
  await linkFilas(
    tx,
    importacionId,
    nuevas.map(({ linea }) => linea),
    ids,
  )
  await publish(tx, { tema: 'importacion', asesorId })
  if (filas.length === LOTE) return true
  await changeEstado(tx, importacionId, 'hecha')
  return false
}

/** Adds the rows of a confirmed import, batch by batch; after a restart it goes on where it was. */
export async function importFile(
  { db, clock, services: { vault, jobs } }: JobContext,
  { importacionId }: { importacionId: number },
): Promise<void> {
  const lote = (tx: Db) => importBatch({ tx, jobs, vault, importacionId, ahora: clock.ahora(), hoy: clock.hoy() })
  while (await db.transaction().execute(lote));
}
