import { nombresDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { camposConRegistro, type Recurso } from '@alerce/contract/registros'
import type { RouteName } from '@alerce/contract/routes'
import { leerZip } from '@alerce/domain/base/archivos/zip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Client } from '../testing/client.ts'
import { celular, citada, correo, declarada, postulante, SALUD, suscritaConTodo } from '../testing/con-todo.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { call, payloadDirigido, type Registros } from '../testing/llamadas.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { nuevoRut, porHttp } from '../testing/ventas.ts'

// Checks every operation that returns a file, from the declarations of the contract: new ones are included.

const ROLES = ['asesora', 'asesor2', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const
type Quien = (typeof ROLES)[number]

type Dato = 'salud' | 'RUT' | 'nombre' | 'teléfono' | 'correo'
const senas: Readonly<Record<Dato, RegExp>> = {
  salud: new RegExp(`${SALUD}|1[.,]97\\b`, 'i'),
  RUT: new RegExp(postulante.rut.slice(0, -2)),
  nombre: new RegExp(postulante.apellidoPaterno, 'i'),
  teléfono: new RegExp(String(celular)),
  correo: new RegExp(String(correo), 'i'),
}
/** Personal data found in a text. A RUT may have points or not, and a telephone may be in groups. */
function datosEn(texto: string): Dato[] {
  const corrido = texto.replaceAll(/(?<=\d)[. ](?=\d)/g, '')
  return (Object.keys(senas) as Dato[]).filter((dato) => senas[dato].test(texto) || senas[dato].test(corrido))
}

let desk: Desk
const quienes = new Map<Quien, Client>()
const como = (quien: Quien): Client => quienes.get(quien) ?? desk.anyone()
const gente = () => ({ asesora: como('asesora'), contraloria: como('contraloria'), mesa: como('mesa') })

beforeAll(async () => {
  desk = await openDesk({ REQUESTS_PER_MINUTE: 10_000_000 })
  await desk.startJobs()
  for (const quien of ROLES) quienes.set(quien, await desk.as(quien))
})
afterAll(() => desk.close())

/** Letters of a sale, each with its attachments. */
async function cartasDe(prospectoId: number) {
  const correos = await desk.db.selectFrom('correo').select('id').where('prospectoId', '=', prospectoId).execute()
  const anexos = await desk.db
    .selectFrom('correoAdjunto')
    .select(['correoId', 'archivoId as adjuntoId'])
    .where(
      'correoId',
      'in',
      correos.map(({ id }) => id),
    )
    .execute()
  return { correos: correos.map(({ id: correoId }) => ({ correoId })), anexos }
}

/** Payload for each file; for others, the ids of this sale that the declaration names. */
async function pedidos() {
  const { prospectoId, identificador, irregularidadId, papeles } = await suscritaConTodo(desk, gente())
  const { citaId, llave } = await citada(gente(), prospectoId)
  const { correos, anexos } = await cartasDe(prospectoId)
  const [documento] = await porHttp(como('asesora'))('obtenerDocumentosProspecto', { prospectoId })
  const [entidad] = await porHttp(como('asesora'))('obtenerListadoPrimerPago', { identificador })
  const [adjunto] = await desk.db
    .selectFrom('adjunto')
    .select('id')
    .where('declaracionId', '=', identificador)
    .execute()
  // The sworn declaration of a charge is opened before it is sent
  const porFirmar = await declarada(gente(), { ...postulante, rut: nuevoRut() })
  const [carga] = await porHttp(como('asesora'))('obtenerDocsCargasMedicas', porFirmar)
  const planes = await desk.db
    .selectFrom('cotizacion')
    .select('planId')
    .where('prospectoId', '=', prospectoId)
    .execute()
  const suyo = { derecho: 'acceso', documento: postulante.rut, recibido: '2026-10-07', identidad: 'cédula' } as const
  const { pedidoId } = await porHttp(como('administracion'))('registrarPedidoPersona', suyo)
  const registros: Registros = {
    prospecto: prospectoId,
    declaracion: identificador,
    titular: postulante.rut,
    cita: citaId,
    irregularidad: irregularidadId,
    documento: documento?.documentoId ?? 0,
    empleador: entidad?.entidadId ?? 0,
    adjunto: adjunto?.id ?? 0,
  }
  const especiales: Readonly<Record<string, readonly object[]>> = {
    verCorreo: correos,
    descargarAdjuntoCorreo: anexos,
    descargarAccesosSalud: [{}],
    descargarEventosSeguridad: [{}],
    descargarUsuarios: [{}],
    descargarProspectos: [{ formato: 'csv', apellidoPaternoProspecto: postulante.apellidoPaterno }],
    descargarCatalogo: nombresDeTabla.map((tabla) => ({ tabla })),
    descargarComparacion: [{ prospectoId, planes: String(planes[0]?.planId), lugar: 'venta' }],
    descargarCotizacion: [{ prospectoId, lugar: 'venta' }],
    descargarCotizacionEnviada: [{ prospectoId, numero: 1 }],
    descargarPapel: papeles,
    descargarPapelFirmado: papeles,
    descargarDSFirmada: papeles,
    descargarAgenda: [{ desde: '01-10-2026', hasta: '31-10-2026' }],
    descargarJurada: [{ id: carga?.idArchivo }],
    calendario: [{ llave }],
    exportarPersona: [{ pedidoId }],
  } satisfies Partial<Record<RouteName, readonly object[]>>
  return (operation: Operation): readonly object[] =>
    especiales[operation.name] ?? [payloadDirigido(operation, 1, registros)]
}

/** Text of a file with its embedded files, and their names apart. */
async function readSalida({ raw, headers }: Answer): Promise<{ nombres: string; texto: string }> {
  const nombres = decodeURIComponent(String(headers['content-disposition'] ?? ''))
  const tipo = String(headers['content-type'])
  if (tipo.startsWith('application/pdf')) return { nombres, texto: await textOfPdf(raw) }
  if (!tipo.startsWith('application/zip')) return { nombres, texto: raw.toString('utf8').replaceAll('\r\n ', '') }
  const dentro = leerZip(raw) ?? []
  return { nombres: [nombres, ...dentro.map(([nombre]) => nombre)].join('\n'), texto: '' }
}

const deUnaVenta: readonly Recurso[] = ['prospecto', 'declaracion', 'titular', 'persona', 'documento', 'irregularidad']
/**
 * Data that a file may contain for a reader: health if its declaration says so, identity for files of a sale or of a
 * letter.
 */
function puedeDecir({ request, health }: Operation, quien: Quien): readonly Dato[] {
  if (quien === 'asesor2') return []
  const nombra = new Set(camposConRegistro(request).values())
  // An open request lets the administrator hand over the data of its person
  const pedida = quien === 'administracion' && nombra.has('pedido')
  // The list of an advisor, for them and their head
  const cartera = nombra.has('asesor') && (quien === 'asesora' || quien === 'jefatura')
  const identidad =
    pedida ||
    cartera ||
    nombra.has('correo') ||
    (quien !== 'administracion' && deUnaVenta.some((uno) => nombra.has(uno)))
  return [
    ...(health ? (['salud'] as const) : []),
    ...(identidad ? (['RUT', 'nombre', 'teléfono', 'correo'] as const) : []),
  ]
}

/** Files that only applicants open contain their own data */
const salidas = operations.filter(
  ({ tipos, access }) => tipos && (access === 'publica' || access.some((quien) => quien !== 'postulante')),
)

interface Salida {
  readonly operation: Operation
  readonly quien: Quien
  readonly nombres: string
  readonly texto: string
}

/** Requests each file as every caller, and reads the result. */
async function requestAll(): Promise<Salida[]> {
  const pedir = await pedidos()
  const llamadas = salidas.flatMap((operation) => pedir(operation).map((payload) => ({ operation, payload })))
  const salieron: Salida[] = []
  for (const { operation, payload } of llamadas)
    for (const quien of ROLES) {
      const answer = await call(como(quien), operation, payload)
      if (answer.status === 200) salieron.push({ operation, quien, ...(await readSalida(answer)) })
    }
  return salieron
}

test('no file contains undeclared health data, nor identities for users without access to the sale', async () => {
  const salieron = await requestAll()
  const llevan = salieron.map(({ nombres, texto, ...salida }) => ({
    ...salida,
    datos: datosEn(`${nombres}\n${texto}`),
    rotulo: datosEn(nombres).filter((dato) => dato !== 'salud'),
  }))
  const sobra = llevan.flatMap(({ operation, quien, datos, rotulo }) => [
    ...datos
      .filter((dato) => !puedeDecir(operation, quien).includes(dato))
      .map((dato) => `${operation.name} · ${quien} · ${dato}`),
    ...rotulo.map((dato) => `${operation.name} · ${quien} · ${dato} en el nombre`),
  ])
  expect(sobra).toEqual([])
  // All files were sent, and contain the data searched for
  const nombres = new Set<string>(salieron.map(({ operation }) => operation.name))
  expect(salidas.map(({ name }) => name).filter((name) => !nombres.has(name))).toEqual([])
  const vistos = llevan.flatMap(({ operation, datos }) => datos.map((dato) => `${operation.name} · ${dato}`))
  const esperados = ['descargarCartaDS · salud', 'descargarPapel · RUT', 'descargarAdjuntoCorreo · correo']
  expect(vistos).toEqual(expect.arrayContaining(esperados))
})
