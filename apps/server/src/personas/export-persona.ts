import { recordAcceso } from '../core/acceso/accesos/record-acceso.ts'
import { recordEvento } from '../core/acceso/seguridad/record-evento.ts'
import { type ActorSistema, firma } from '../core/actor.ts'
import { note } from '../core/base/bitacora/note.ts'
import { atOneMoment } from '../core/moment.ts'
import { almacenEnLaBase } from '../platform/almacen/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { sha256Of } from '../platform/sha256.ts'
import type { Vault } from '../platform/vault.ts'
import { type DocumentoDePersona, marcaDe } from './documento-de-persona.ts'
import { type DatosDePersona, gatherDatos } from './gather-datos.ts'
import { tablasCalladas } from './tablas.ts'

const MANDO = 'exportar-persona'
const actor: ActorSistema = { kind: 'sistema', mando: MANDO }
const origin = { ip: 'local', agente: `alerce ${MANDO}`, peticionId: MANDO }

interface Donde {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
}

/** Delivery to the person: files of a folder, by their path in it. */
export interface EntregaDePersona {
  readonly archivos: ReadonlyMap<string, Buffer>
  /** Number of rows of each table, all parts together; empty: nothing is stored about them. */
  readonly cuentas: ReadonlyMap<string, number>
  readonly hayReserva: boolean
}

const SALUD_AJENA =
  'La salud de los beneficiarios adultos de una venta no va: lo que la dice, o puede decirla, está en nulo y la fila ' +
  'lo nombra en «reservado». Cada uno pide la suya.'

const VENTA_AJENA =
  'De la venta de otra persona van solo sus filas: de las respuestas, lo que se dijo de quien pide; no los archivos ni ' +
  'los papeles, que nombran a su titular o a otros.'

/** Records the export before any data leaves: its author and its sales. */
async function recordIt({ db, vault, clock }: Donde, quien: string, documento: DocumentoDePersona, de: DatosDePersona) {
  const ahora = clock.ahora()
  const prospectos = de.prospectos.length > 0 ? de.prospectos.join(', ') : 'ninguno'
  await db.transaction().execute(async (tx) => {
    const ctx = { tx, ahora, actor, origin }
    for (const id of de.prospectos) await note(ctx, id, 'datosEntregados')
    const sobre = `persona ${marcaDe(vault, documento)}, por ${quien}; prospectos: ${prospectos}`
    await recordEvento(ctx, 'datosEntregados', sobre)
    for (const declaracionId of de.declaraciones) {
      const acceso = { en: ahora, actor: firma(actor), operacion: 'exportarPersona', declaracionId, ip: origin.ip }
      await recordAcceso(tx, vault, acceso)
    }
  })
}

function count({ partes }: DatosDePersona): Map<string, number> {
  const cuentas = new Map<string, number>()
  for (const tablas of Object.values(partes))
    for (const [tabla, filas] of Object.entries(tablas)) cuentas.set(tabla, (cuentas.get(tabla) ?? 0) + filas.length)
  return cuentas
}

/**
 * Gathers all data stored about a person, for them, and records the export. `quien`: user of this machine who asked for
 * it.
 */
export async function exportPersona(
  donde: Donde,
  documento: DocumentoDePersona,
  quien: string,
): Promise<EntregaDePersona> {
  const { db, vault, clock } = donde
  const reunidos = await atOneMoment(db, (tx) =>
    gatherDatos({ tx, vault, almacen: almacenEnLaBase, hoy: clock.hoy() }, documento),
  )
  await recordIt(donde, quien, documento, reunidos)
  const datos = {
    generado: clock.ahora(),
    documento: { [documento.tipo]: documento.numero },
    ...reunidos.partes,
    archivos: reunidos.archivos.map(({ archivoId, ruta, sha256 }) => ({ archivo_id: archivoId, ruta, sha256 })),
    omitido: {
      ...tablasCalladas,
      ...(reunidos.hayReserva ? { salud: SALUD_AJENA } : {}),
      ...(reunidos.partes.beneficiario ? { ventaAjena: VENTA_AJENA } : {}),
    },
  }
  const archivos = new Map([
    ['datos.json', Buffer.from(`${JSON.stringify(datos, null, 2)}\n`)],
    ...reunidos.archivos.map(({ ruta, contenido }) => [ruta, contenido] as const),
  ])
  const indice = [...archivos].map(([ruta, bytes]) => `${sha256Of(bytes)}  ${ruta}\n`).join('')
  archivos.set('indice.sha256', Buffer.from(indice))
  return { archivos, cuentas: count(reunidos), hayReserva: reunidos.hayReserva }
}
