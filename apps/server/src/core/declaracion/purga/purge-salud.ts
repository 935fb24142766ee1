import { guardadaAntesDe, sinEnviar } from '@alerce/domain/declaracion/retencion'
import { diasReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { Db } from '../../../platform/db/database.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { returnToStart } from '../ds/al-dia/equalize-personas.ts'
import { type Declaracion, findDeclaracion } from '../ds/read-model.ts'
import { releaseAdjuntos } from '../evaluacion/adjuntos/release-adjuntos.ts'
import { releaseContenidos } from '../invitacion/release-contenidos.ts'
import { releasePapeles } from '../juradas/release-papeles.ts'
import { declaracionesVencidas, type LimitesDePurga, sigueVencida } from './read-model.ts'
import { deleteSalud } from './repository.ts'

const RONDA = 'purgar-salud'

/**
 * `recordIt`: writes an entry in the health access log; `releaseCopias`: removes the contract papers with health data and
 * returns their file ids.
 */
export type PurgaDeSalud = Pick<JobContext, 'db' | 'clock' | 'services'> & {
  readonly recordIt: (tx: Db, declaracionId: number) => Promise<void>
  readonly releaseCopias: (tx: Db, declaracionId: number) => Promise<number[]>
}

async function limitesDe(db: Db, ahora: string, hoy: string): Promise<LimitesDePurga> {
  const { diasDeSaludRechazada, diasDeSaludSinEnviar } = await parametrosAl(db, hoy)
  return {
    cerrada: guardadaAntesDe(ahora, diasDeSaludRechazada),
    sinEnviar: guardadaAntesDe(ahora, diasDeSaludSinEnviar),
    reutilizable: guardadaAntesDe(ahora, diasReutilizable),
  }
}

/**
 * Deletes the health data of a declaration, with its files; the process record and the purge date stay. An unsent one
 * goes back to its start.
 */
export async function deleteDeclarado(
  { tx, ahora, almacen }: Pick<Context, 'tx' | 'ahora' | 'almacen'>,
  declaracion: Declaracion,
  releaseCopias: PurgaDeSalud['releaseCopias'],
): Promise<void> {
  const { id } = declaracion
  await deleteSalud(tx, id, ahora)
  const archivos = [...(await releaseAdjuntos(tx, id)), ...(await releasePapeles(tx, id))]
  archivos.push(...(await releaseContenidos(tx, id)), ...(await releaseCopias(tx, id)))
  await deleteSueltos({ tx, almacen }, archivos)
  if (sinEnviar.includes(declaracion.etapa)) await returnToStart(tx, declaracion)
}

/** Purges one declaration, with its prospect, in one transaction. */
async function purge(
  { db, clock, services, recordIt, releaseCopias }: PurgaDeSalud,
  id: number,
  prospectoId: number,
  limites: LimitesDePurga,
) {
  await db.transaction().execute(async (tx) => {
    // Lock order: the prospect first
    const prospecto = await findProspecto(tx, prospectoId, true)
    const declaracion = await findDeclaracion(tx, id, true)
    if (!prospecto || !declaracion || !(await sigueVencida(tx, id, limites))) return
    const ahora = clock.ahora()
    await deleteDeclarado({ tx, ahora, almacen: services.almacen }, declaracion, releaseCopias)
    await noteAndNotify({ tx, ahora, actor: { kind: 'sistema', mando: RONDA } }, prospecto, 'saludPurgada')
    await recordIt(tx, id)
  })
}

/** Deletes the health data of declarations without contract once their retention is over. */
export async function purgeSalud(donde: PurgaDeSalud): Promise<void> {
  const { db, clock } = donde
  const limites = await limitesDe(db, clock.ahora(), clock.hoy())
  await oneByOne(await declaracionesVencidas(db, limites), ({ id, prospectoId }) =>
    purge(donde, id, prospectoId, limites),
  )
}
