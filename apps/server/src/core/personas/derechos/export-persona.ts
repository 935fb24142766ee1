import type { Almacen } from '../../../platform/almacen/almacen.ts'
import { sha256Of } from '../../../platform/sha256.ts'
import { atOneMoment } from '../../moment.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { type DatosDePersona, gatherDatos } from './gather-datos.ts'
import { type ActoSobrePersona, asOperator, type ContextOfPersonas, recordAct } from './record-act.ts'
import { tablasCalladas } from './tablas.ts'

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

function count({ partes }: DatosDePersona): Map<string, number> {
  const cuentas = new Map<string, number>()
  for (const tablas of Object.values(partes))
    for (const [tabla, filas] of Object.entries(tablas)) cuentas.set(tabla, (cuentas.get(tabla) ?? 0) + filas.length)
  return cuentas
}

/** Delivery of what was gathered about a person. `ahora`: its instant, ISO. */
function entregaDe(reunidos: DatosDePersona, documento: DocumentoDePersona, ahora: string): EntregaDePersona {
  const datos = {
    generado: ahora,
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

/**
 * Gathers all data stored about a person, for them. `recordIt` writes the delivery into the logs: it commits before any
 * data leaves.
 */
export async function gatherEntrega(
  donde: Parameters<typeof gatherDatos>[0] & { readonly ahora: string },
  documento: DocumentoDePersona,
  recordIt: (act: (acto: ActoSobrePersona) => Promise<void>) => Promise<void>,
): Promise<EntregaDePersona> {
  const reunidos = await gatherDatos(donde, documento)
  const { prospectos, declaraciones } = reunidos
  await recordIt((acto) => recordAct(acto, 'datosEntregados', { documento, prospectos, declaraciones }))
  return entregaDe(reunidos, documento, donde.ahora)
}

/** The same by a command of the operator. `quien`: user of this machine who asked for it. */
export async function exportPersona(
  donde: ContextOfPersonas & { readonly almacen: Almacen },
  documento: DocumentoDePersona,
  quien: string,
): Promise<EntregaDePersona> {
  const { db, vault, clock, almacen } = donde
  const cuando = { ahora: clock.ahora(), hoy: clock.hoy() }
  let record: Parameters<Parameters<typeof gatherEntrega>[2]>[0] | undefined
  const entrega = await atOneMoment(db, (tx) =>
    gatherEntrega({ tx, vault, almacen, ...cuando }, documento, async (act) => {
      record = act
    }),
  )
  // After the read has given its connection back: the embedded database has only one
  if (record) await asOperator(donde, { mando: 'exportar-persona', quien }, record)
  return entrega
}
