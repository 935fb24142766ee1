import { type FechaDeContrato, fechasDeContrato } from '@alerce/domain/cartera/seguimiento/fechas-de-contrato'
import type { TablaDeFactores } from '@alerce/domain/cotizacion/factores'
import type { Db } from '../../../platform/db/database.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { tablaDeFactoresAl } from '../../cotizacion/planes/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { type ContratoDeAsesor, contratosTras, fechasDichas } from './read-model-contratos.ts'
import { saveTareaDelDia } from './schedule-tarea.ts'

/** Contracts read at a time. */
const POR_LOTE = 1000

interface PorDecir
  extends Pick<ContratoDeAsesor, 'asesorId' | 'prospectoId'>,
    Pick<FechaDeContrato, 'clave' | 'texto'> {}

/** Dates of some contracts that were never told. */
async function porDecir(db: Db, contratos: readonly ContratoDeAsesor[], factores: TablaDeFactores | null, hoy: string) {
  const todas = contratos.flatMap(({ prospectoId, asesorId, ...contrato }): PorDecir[] =>
    fechasDeContrato(contrato, factores, hoy).map(({ clave, texto }) => ({
      prospectoId,
      asesorId,
      texto,
      clave: `${prospectoId} ${clave}`,
    })),
  )
  if (todas.length === 0) return todas
  const dichas = await fechasDichas(
    db,
    todas.map(({ clave }) => clave),
  )
  return todas.filter(({ clave }) => !dichas.has(clave))
}

/** Makes a task of today for each date of a contract in its notice, once for each date. */
export async function scheduleFechasDeContrato({
  db,
  clock,
  services: { vault },
}: Pick<JobContext, 'db' | 'clock' | 'services'>): Promise<void> {
  const hoy = clock.hoy()
  const factores = await tablaDeFactoresAl(db, hoy)
  const nuevas: PorDecir[] = []
  let contratos = await contratosTras(db, 0, POR_LOTE)
  while (contratos.length > 0) {
    nuevas.push(...(await porDecir(db, contratos, factores, hoy)))
    contratos = await contratosTras(db, contratos.at(-1)?.prospectoId ?? 0, POR_LOTE)
  }
  await oneByOne(nuevas, (nueva) =>
    db.transaction().execute((tx) => saveTareaDelDia({ tx, vault, ahora: clock.ahora(), hoy }, nueva)),
  )
}
