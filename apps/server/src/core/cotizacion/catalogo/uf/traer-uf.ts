import { createHash } from 'node:crypto'
import { escribirTabla } from '@alerce/contract/fichas/cotizacion/leer-tabla'
import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m, ufTraida } from '@alerce/contract/messages/cotizacion/catalogo'
import { traerUf } from '@alerce/contract/operations/cotizacion/catalogo'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { compararUf, mesesPorPedir, type UfTraida } from '@alerce/domain/cotizacion/catalogo/uf-por-traer'
import { FuenteRefused } from '../../../../platform/outside/fuente-de-uf.ts'
import { firma } from '../../../actor.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { administradoresActivos } from '../../../base/notificaciones/read-model.ts'
import { refuse } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import { applyCarga } from '../cargas/apply-carga.ts'
import { ultimasCargas } from '../cargas/read-model.ts'
import { insertCarga, lockCargas, mismaCarga, replaceEnEspera } from '../cargas/repository.ts'
import { checkArchivo, type RevisionDeTabla, readTableOfFile } from '../check-archivo.ts'
import { findFuente, ufDesde, ultimaUf } from './read-model.ts'
import { noteExito, noteFalla } from './repository.ts'

type Traidas = readonly UfTraida[]

/** Values as the file that a person would load: the same rules read it. */
const enCsv = (dias: Traidas, fuente: string) =>
  Buffer.from(
    escribirTabla(
      tablaDe('uf'),
      dias.map((dia) => ({ ...dia, fuente })),
    ),
  )

interface CargaTraida {
  readonly carga: Parameters<typeof insertCarga>[1]
  readonly revision: RevisionDeTabla
}

async function reviseTraidas(ctx: Context, dias: Traidas, fuente: string): Promise<CargaTraida> {
  const contenido = enCsv(dias, fuente)
  const filas = readTableOfFile(ctx, { tabla: 'uf', contenido })
  const revision = await checkArchivo(ctx, { tabla: 'uf', desde: ctx.hoy, nombre: fuente }, filas)
  const { huella, cuentas } = revision
  // Nobody wrote these values: any administrator may apply them
  const autor = { por: firma(ctx.actor), porId: null, en: ctx.ahora }
  return { carga: { tabla: 'uf', archivo: fuente, desde: ctx.hoy, contenido, huella, cuentas, ...autor }, revision }
}

/** Loads new values at once, unless one is far from the former. Returns the values left for review. */
async function addNuevas(ctx: Context, nuevas: Traidas, fuente: string): Promise<Traidas> {
  if (nuevas.length === 0) return []
  const { carga, revision } = await reviseTraidas(ctx, nuevas, fuente)
  if (revision.cuentas.lejanos + revision.cuentas.rechaza > 0) return nuevas
  const cargaId = await insertCarga(ctx.tx, carga, revision.filas)
  await applyCarga(ctx, { cargaId, tabla: 'uf', desde: ctx.hoy }, revision.comparadas)
  return []
}

/** Leaves values for review. Returns the waiting load; null: the file of a person waits. */
async function leaveForReview(ctx: Context, dias: Traidas, fuente: string): Promise<number | null> {
  const { carga, revision } = await reviseTraidas(ctx, dias, fuente)
  const espera = (await ultimasCargas(ctx.tx)).find(({ tabla, estado }) => tabla === 'uf' && estado === 'revisada')
  if (espera && espera.archivo !== fuente) return null
  const misma = espera ? await mismaCarga(ctx.tx, { ...carga, por: espera.cargadaPor }) : null
  if (misma !== null) return misma
  await replaceEnEspera(ctx.tx, 'uf')
  return await insertCarga(ctx.tx, carga, revision.filas)
}

const dicho = (estado: keyof typeof ufTraida, datos: Readonly<Record<string, string | number>>) => ({
  estado,
  texto: ufTraida[estado].replace(/\{(\w+)\}/g, (_all, name: string) => String(datos[name])),
})

/** Stores a usable answer; values already loaded are not overwritten. */
async function storeTraidas(ctx: Context, traidas: Traidas, fuente: string) {
  await lockCargas(ctx.tx)
  const { nuevas, distintas } = compararUf(traidas, await ufDesde(ctx.tx, traidas[0]?.fecha ?? ctx.hoy))
  const lejanas = await addNuevas(ctx, nuevas, fuente)
  const porRevisar = [...lejanas, ...distintas].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
  const vista = porRevisar.length > 0 ? createHash('sha256').update(enCsv(porRevisar, fuente)).digest('hex') : null
  const yaVista = vista !== null && vista === (await findFuente(ctx.tx))?.vista
  await noteExito(ctx.tx, ctx.ahora, vista)
  const hasta = aDDMMYYYY((await ultimaUf(ctx.tx)) ?? ctx.hoy)
  const agregadas = nuevas.length - lejanas.length
  if (porRevisar.length === 0)
    return { ...dicho(agregadas > 0 ? 'agregadas' : 'alDia', { cuantos: agregadas, hasta }), cargaId: null }
  // The same values are told and left once by the round, and as often as a person asks
  const pide = ctx.actor.kind === 'persona'
  const cuantos = porRevisar.length
  if (yaVista && !pide) return { ...dicho('porRevisar', { cuantos }), cargaId: null }
  const cargaId = await leaveForReview(ctx, porRevisar, fuente)
  if (!yaVista)
    for (const usuarioId of await administradoresActivos(ctx.tx))
      await notify(ctx, { usuarioId, prospectoId: null }, 'ufPorRevisar', String(cuantos))
  return { ...dicho(cargaId === null ? 'conArchivo' : 'porRevisar', { cuantos }), cargaId }
}

/** Asks the source before the transaction: no connection waits for its answer. */
export const traerUfUseCase = preparedUseCase(traerUf, {
  prepare: async (_input, { fuenteDeUf, hoy }) => {
    if (fuenteDeUf === null) return refuse(m.sinFuenteDeUf)
    try {
      return { causa: null, fuente: fuenteDeUf.nombre, traidas: await fuenteDeUf.read(mesesPorPedir(hoy)) }
    } catch (error) {
      if (!(error instanceof FuenteRefused)) throw error
      return { causa: `${fuenteDeUf.nombre} ${error.message}` }
    }
  },
  run: async (_input, ctx, respuesta) => {
    if (respuesta.causa === null) return await storeTraidas(ctx, respuesta.traidas, respuesta.fuente)
    const { causa } = respuesta
    await noteFalla(ctx.tx, ctx.ahora, causa)
    return { ...dicho('fallida', { causa }), cargaId: null }
  },
})
