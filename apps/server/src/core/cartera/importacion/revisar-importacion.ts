import { leerCabecera, leerFila } from '@alerce/contract/fichas/postulacion/planilla'
import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { revisarImportacion } from '@alerce/contract/operations/cartera/importacion'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { esZip, XLSX } from '@alerce/domain/base/archivos/tipos'
import { MAXIMO_FILAS } from '@alerce/domain/cartera/planilla'
import { publish } from '../../../avisos/repository.ts'
import { parseCsv } from '../../base/archivos/parse-csv.ts'
import { receivePlanilla } from '../../base/archivos/receive-archivo.ts'
import { oposicionesVigentes } from '../../postulacion/oposiciones/read-model.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { checkFilas } from './check-filas.ts'
import { importacionPropia } from './policy.ts'
import { forgetRevisadas, insertImportacion } from './repository.ts'

type PlanillaLeida = Pick<ReturnType<typeof parseCsv>, 'filas' | 'codificacion' | 'dudosa'>

/** Rows of a workbook of Excel, in the shape of those of a CSV. */
async function readLibro({ readXlsx }: Pick<Context, 'readXlsx'>, contenido: Uint8Array): Promise<PlanillaLeida> {
  const leido = await readXlsx({ contenido: new Uint8Array(contenido), maximo: MAXIMO_FILAS + 1 })
  return leido ? { filas: leido, codificacion: 'utf-8', dudosa: false } : refuse(m.noEsCsv)
}

function readPlanilla({ filas, codificacion, dudosa }: PlanillaLeida) {
  const [primera, ...resto] = filas
  ensure(primera && resto.length > 0, m.sinFilas)
  ensure(resto.length <= MAXIMO_FILAS, m.muchasFilas)
  const cabecera = leerCabecera(primera.celdas)
  const columnas = cabecera.faltan.join(', ')
  ensure(columnas === '', m.sinColumnas, { texto: m.sinColumnas.text.replace('{columnas}', columnas) })
  const leidas = resto.map(({ linea, celdas }) => ({ linea, datos: leerFila(cabecera, celdas) }))
  return { filas: leidas, codificacion, dudosa }
}

/** A dry run: what would become of each row, kept so that it can be looked through and confirmed. */
export const revisarImportacionUseCase = preparedUseCase(revisarImportacion, {
  prepare: async ({ archivo, codificacion }, ctx) => {
    await asesorDe(ctx)
    const contenido = await receivePlanilla(ctx, archivo)
    const leida = esZip(contenido)
      ? await readLibro(ctx, contenido)
      : parseCsv(contenido, MAXIMO_FILAS + 1, m, codificacion ?? null)
    return readPlanilla(leida)
  },
  run: async ({ archivo }, ctx, { filas, codificacion, dudosa }) => {
    const asesorId = await asesorDe(ctx)
    const lugar = { tx: ctx.tx, oposiciones: await oposicionesVigentes(ctx), asesorId, hoy: ctx.hoy }
    const revisadas = await checkFilas(
      lugar,
      filas.map(({ datos }) => datos),
      new Set(),
    )
    await forgetRevisadas(ctx.tx, asesorId)
    const importacionId = await insertImportacion(
      ctx.tx,
      {
        asesorId,
        nombre: nombreDeArchivo(archivo.nombre, esZip(archivo.contenido) ? XLSX : 'text/csv'),
        creada: ctx.ahora,
        codificacion,
        dudosa,
      },
      filas.flatMap(({ linea }, at) => {
        const revisada = revisadas[at]
        return revisada ? [{ linea, ...revisada }] : []
      }),
    )
    await publish(ctx.tx, { tema: 'importacion', asesorId })
    return await importacionPropia(ctx, importacionId)
  },
})
