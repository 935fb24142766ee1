import { guardadaAntesDe, sinEnviar } from '@alerce/domain/declaracion/retencion'
import { diasReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { Db } from '../../../platform/db/database.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { borrarSueltos } from '../../base/archivos/borrar-sueltos.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { anotarYAvisar } from '../../postulacion/prospecto/anotar-y-avisar.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { volverAlInicio } from '../declaracion/al-dia/igualar-personas.ts'
import { buscarDeclaracion } from '../declaracion/read-model.ts'
import { soltarAdjuntos } from '../evaluacion/adjuntos/soltar-adjuntos.ts'
import { soltarContenidos } from '../invitacion/soltar-contenidos.ts'
import { soltarPapeles } from '../juradas/soltar-papeles.ts'
import { declaracionesVencidas, type LimitesDePurga, sigueVencida } from './read-model.ts'
import { borrarSalud } from './repository.ts'

const RONDA = 'purgar-salud'

/**
 * `constar`: writes an entry in the health access log; `soltarCopias`: removes the contract papers with health data and
 * returns their file ids.
 */
export type PurgaDeSalud = Pick<JobContext, 'db' | 'clock' | 'services'> & {
  readonly constar: (tx: Db, declaracionId: number) => Promise<void>
  readonly soltarCopias: (tx: Db, declaracionId: number) => Promise<number[]>
}

async function limitesDe(db: Db, ahora: string, hoy: string): Promise<LimitesDePurga> {
  const { diasDeSaludRechazada, diasDeSaludSinEnviar } = await parametrosAl(db, hoy)
  return {
    cerrada: guardadaAntesDe(ahora, diasDeSaludRechazada),
    sinEnviar: guardadaAntesDe(ahora, diasDeSaludSinEnviar),
    reutilizable: guardadaAntesDe(ahora, diasReutilizable),
  }
}

/** Purges one declaration, with its prospect, in one transaction; the process record and the purge date stay. */
async function purgar(
  { db, clock, services, constar, soltarCopias }: PurgaDeSalud,
  id: number,
  prospectoId: number,
  limites: LimitesDePurga,
) {
  await db.transaction().execute(async (tx) => {
    // Lock order: the prospect first
    const prospecto = await buscarProspecto(tx, prospectoId, true)
    const declaracion = await buscarDeclaracion(tx, id, true)
    if (!prospecto || !declaracion || !(await sigueVencida(tx, id, limites))) return
    const ahora = clock.ahora()
    await borrarSalud(tx, id, ahora)
    const archivos = [...(await soltarAdjuntos(tx, id)), ...(await soltarPapeles(tx, id))]
    archivos.push(...(await soltarContenidos(tx, id)), ...(await soltarCopias(tx, id)))
    await borrarSueltos({ tx, almacen: services.almacen }, archivos)
    if (sinEnviar.includes(declaracion.etapa)) await volverAlInicio(tx, declaracion)
    await anotarYAvisar({ tx, ahora, actor: { kind: 'sistema', mando: RONDA } }, prospecto, 'saludPurgada')
    await constar(tx, id)
  })
}

/** Deletes the health data of declarations without contract once their retention is over. */
export async function purgarSalud(donde: PurgaDeSalud): Promise<void> {
  const { db, clock } = donde
  const limites = await limitesDe(db, clock.ahora(), clock.hoy())
  await oneByOne(await declaracionesVencidas(db, limites), ({ id, prospectoId }) =>
    purgar(donde, id, prospectoId, limites),
  )
}
