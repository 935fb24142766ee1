import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import { camposConRegistro, type Recurso } from '@alerce/contract/registros'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siguienteId } from '../platform/db/next-id.ts'
import type { Answer, Client } from '../testing/client.ts'
import { conDatosContractuales, correoConPapel, documentosEmitidos } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { call, payloadDirigido, type Registros } from '../testing/llamadas.ts'
import { testVault } from '../testing/template.ts'
import { dsNueva } from '../testing/ventas.ts'

type Celda = 'pasa' | 'forma' | '401' | '403' | '404'

let desk: Desk
const quien = new Map<string, Client>()
const registros = new Map<string, Registros[]>()

const NADIE = 999_999_999
/** Kinds of records that each advisor has one of: other kinds have no owner. */
const deAlguien: readonly Recurso[] = [
  ...(['asesor', 'prospecto', 'declaracion', 'papel', 'adjunto', 'persona'] as const),
  ...(['documento', 'certificado'] as const),
  ...(['autorizacion', 'cita', 'notificacion', 'irregularidad'] as const),
]
const inexistente: Registros = Object.fromEntries(deAlguien.map((recurso) => [recurso, NADIE]))
/** True for operations that end the session of their caller. */
const termina = ({ cambia }: Operation) => cambia.includes('sesiones')

const cliente = (name: string): Client => quien.get(name) ?? desk.anyone()

async function openEnlace(asesor: string): Promise<Client> {
  const idOf = async (usuario: string) =>
    (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
  const payload = { asesorId: await idOf(asesor), jefeId: await idOf('jefatura'), horas: 8 }
  const administracion = await desk.as('administracion')
  const { ruta } = await administracion.data(crearEnlaceSupervisor.path, payload)
  const params = new URL(ruta, 'http://alerce.test').searchParams
  const supervisor = desk.anyone()
  await supervisor.enter(routes.validarAsesorJefe.path, Object.fromEntries(params))
  return supervisor
}

/** Another advisor of the team of asesora; returns the password. */
async function createColega(): Promise<string> {
  const { equipoId } = await desk.db
    .selectFrom('usuario')
    .select('equipoId')
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  const colega = {
    usuario: 'colega',
    rut: '9876543-3',
    nombres: 'Sonia',
    apellidoPaterno: 'Reyes',
    correo: 's@example.cl',
  }
  const { claveProvisoria } = await cliente('administracion').data(routes.guardarUsuario.path, {
    ...colega,
    roles: ['asesor'],
    equipoId: equipoId,
  })
  return claveProvisoria
}

let claveDeColega: string

async function enterAsColleague(): Promise<Client> {
  const colega = desk.anyone()
  await colega.login('colega', claveDeColega)
  return colega
}

/** Login of each person. */
const entradas: Readonly<Record<string, () => Promise<Client>>> = {
  ...Object.fromEntries(
    ['asesora', 'asesor2', 'jefatura', 'contraloria', 'mesa', 'administracion'].map((name) => [
      name,
      () => desk.as(name),
    ]),
  ),
  colega: enterAsColleague,
  supervisor: () => openEnlace('asesora'),
}

/** Opens a session for each person without one; some of the calls end them. */
async function enterAs(): Promise<void> {
  for (const [name, enter] of Object.entries(entradas)) {
    const { status } = await cliente(name).get(routes.sesionActual.path)
    if (status !== 200) quien.set(name, await enter())
  }
}

/**
 * Records that the administrator may delete without harm to the callers: a user, its session, a team, a link, a client with a
 * webhook.
 */
async function prescindibles(): Promise<Registros> {
  const admin = cliente('administracion')
  const { equipoId: equipo } = await admin.data(routes.guardarEquipo.path, { nombre: 'Equipo de paso' })
  const persona = {
    usuario: 'de-paso',
    rut: '8765432-K',
    nombres: 'Rosa',
    apellidoPaterno: 'Vera',
    correo: 'r@example.cl',
  }
  const alta = { ...persona, roles: ['mesa'], equipoId: equipo }
  const { usuarioId: usuario } = await admin.data(routes.guardarUsuario.path, alta)
  const clienteId = 'de-paso'
  await admin.data(routes.crearCliente.path, { clienteId, alcances: ['leer'] })
  const webhook = { clienteId, url: 'https://crm.example.cl/', sucesos: ['cita.anulada'] }
  const { suscripcionId: suscripcion } = await admin.data(routes.crearSuscripcion.path, webhook)
  await admin.data(routes.probarSuscripcion.path, { suscripcionId: suscripcion })
  const { id: entrega } = await desk.db.selectFrom('entrega').select('id').executeTakeFirstOrThrow()
  await openEnlace('colega')
  const { id: enlace } = await desk.db
    .selectFrom('enlaceSupervisor')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const deLaApi = { cliente: clienteId, suscripcion, entrega }
  return { equipo, usuario, ...deLaApi, enlace, sesion: NADIE, rechazo: NADIE, ...(await correoConPapel(desk)) }
}

/** An already decided request: not every team has a person who could decide one. */
async function autorizacionDe(prospectoId: number): Promise<number> {
  const cuando = { solicitada: desk.clock.ahora(), decidida: desk.clock.ahora() }
  const { id } = await desk.db
    .insertInto('autorizacion')
    .values({ prospectoId, motivo: 'En trámite', estado: 1, ...cuando, solicitadaPor: null, decididaPor: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file attached to a declaration, sent or not. */
async function adjuntoDe({ prospectoId, identificador }: { prospectoId: number; identificador: number }) {
  const { id: archivoId } = await desk.db.selectFrom('archivo').select('id').executeTakeFirstOrThrow()
  const id = await siguienteId(desk.db, 'adjunto')
  const suyo = {
    prospectoId,
    declaracionId: identificador,
    archivoId,
    tipoAdjunto: 40,
    nombre: testVault.en('adjunto.nombre', id).seal('a.pdf'),
  }
  await desk.db
    .insertInto('adjunto')
    .values({ id, ...suyo, por: 'prueba', en: desk.clock.ahora() })
    .execute()
  return id
}

/** A medical charge of a declaration, without data yet. */
async function personaDe({ identificador }: { identificador: number }): Promise<number> {
  const carga = { tipo: 1, relacion: 5, descripcionOtro: 'Abuela', fechaNacimiento: '1950-06-01', sexo: 'F' } as const
  const { id } = await desk.db
    .insertInto('declaracionPersona')
    .values({ declaracionId: identificador, orden: 9, ...carga })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An irregularity of a case, with a file attached. */
async function irregularidadDe(prospectoId: number): Promise<number> {
  const abierta = { abiertaPor: 'Mesa', abiertaEn: desk.clock.ahora() }
  const { id } = await desk.db
    .insertInto('irregularidad')
    .values({ prospectoId, folio: null, codigo: '11', detalle: '1', ...abierta })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: archivoId } = await desk.db.selectFrom('archivo').select('id').executeTakeFirstOrThrow()
  const evidencia = { irregularidadId: id, numero: 1, lado: 'mesa', archivoId } as const
  await desk.db
    .insertInto('irregularidadEvidencia')
    .values({ ...evidencia, por: 'Mesa', en: desk.clock.ahora() })
    .execute()
  return id
}

/** Two sales of an advisor, one open and one with papers; an appointment, a notification and the advisor's own id. */
async function registrosDe(usuario: string): Promise<Registros[]> {
  const [asesora, contraloria] = [cliente(usuario), cliente('contraloria')]
  const { data } = (await asesora.get(routes.sesionActual.path)).body
  const abierta = await dsNueva(asesora)
  const cerrada = await conDatosContractuales({ asesora, contraloria })
  // The first paper is the copy of the declaration, which the test does not open
  const [, papel] = await documentosEmitidos(asesora, cerrada.identificador)
  const cita = { fechaHoraInicio: '09/10/2026 11:00:00', duracionMinutos: 30, comentario: '', estado: null }
  const { citaId } = await asesora.data(routes.agendarCita.path, {
    ...cita,
    citaId: null,
    prospectoId: abierta.prospectoId,
  })
  const autorizacion = await autorizacionDe(abierta.prospectoId)
  const irregularidad = await irregularidadDe(abierta.prospectoId)
  const [certificado] = await asesora.data(routes.obtenerCertificados.path, { prospectoId: abierta.prospectoId })
  const { notificaciones } = await asesora.data(routes.obtenerNotificaciones.path, {})
  const Binario = Buffer.from(pdf()).toString('base64')
  const { adJ_CORREL: documento } = await asesora.data(routes.cargaArchivoProspecto.path, {
    Identificador: abierta.prospectoId,
    NombreArchivo: 'a.pdf',
    Binario,
    TipoAdjunto: 40,
  })
  const ventas = []
  for (const venta of [abierta, cerrada])
    ventas.push({ ...venta, adjunto: await adjuntoDe(venta), persona: await personaDe(venta) })
  return ventas.map(({ prospectoId, identificador, rut, adjunto, persona }) => ({
    asesor: data.identificador,
    prospecto: prospectoId,
    declaracion: identificador,
    titular: rut,
    papel: papel?.imgCorrel ?? 0,
    adjunto,
    persona,
    documento,
    certificado: certificado.certificadoId,
    autorizacion,
    irregularidad,
    cita: citaId,
    notificacion: notificaciones[0].notificacionId,
  }))
}

beforeAll(async () => {
  desk = await openDesk({ REQUESTS_PER_MINUTE: 10_000_000 })
  await desk.startJobs()
  quien.set('administracion', await desk.as('administracion'))
  claveDeColega = await createColega()
  await enterAs()
  const paso = await prescindibles()
  for (const name of ['asesora', 'asesor2'])
    registros.set(
      name,
      (await registrosDe(name)).map((ids) => ({ ...paso, ...ids })),
    )
  registros.set('nadie', [{ ...paso, ...inexistente }])
  quien.set('cliente', await desk.bearer())
  const reads = desk.anyone()
  await reads.takeToken(undefined, undefined, 'leer')
  quien.set('cliente que lee', reads)
})
afterAll(() => desk.close())

function celdaDe({ status, body }: Answer): Celda {
  if (status === 401 || status === 403 || status === 404) return String(status) as Celda
  return status === 400 && body.codigo === 'peticion_invalida' ? 'forma' : 'pasa'
}

/** Sample accepted before, per operation: a refusal of it is due to the caller, not to its values. */
const pasaron = new Map<string, number>()
const muchas = Array.from({ length: 24 }, (_, i) => i + 1)

/** Farthest result of a caller with a record, over several payloads: many fail by their own values. */
async function hasta(client: Client, operation: Operation, records: readonly Registros[]): Promise<Celda> {
  const seen = new Set<Celda>()
  const known = pasaron.get(operation.name)
  for (const semilla of known ? [known, 1, 2] : muchas) {
    for (const registros of records)
      seen.add(celdaDe(await call(client, operation, payloadDirigido(operation, semilla, registros))))
    if (seen.has('pasa')) pasaron.set(operation.name, semilla)
    if (seen.has('pasa') || seen.has('401') || seen.has('403')) break
  }
  return (['pasa', '403', '404', '401', 'forma'] as const).find((celda) => seen.has(celda)) ?? 'forma'
}

/** Caller and owner of the record: the head leads the team of asesora and colega, not that of asesor2. */
const columnas: readonly (readonly [who: string, whose: string])[] = [
  ['nadie', 'asesora'],
  ['asesora', 'asesora'],
  ['asesora', 'nadie'],
  ['colega', 'asesora'],
  ['asesor2', 'asesora'],
  ['jefatura', 'asesora'],
  ['jefatura', 'asesor2'],
  ['contraloria', 'asesora'],
  ['mesa', 'asesora'],
  ['administracion', 'asesora'],
  ['supervisor', 'asesora'],
  ['supervisor', 'asesor2'],
  ['cliente', 'asesora'],
  ['cliente que lee', 'asesora'],
]

async function fila(operation: Operation): Promise<string> {
  const named = [...camposConRegistro(operation.request).values()].some((recurso) => deAlguien.includes(recurso))
  const cells: string[] = []
  for (const [who, whose] of columnas) {
    if (!named && whose !== 'asesora') cells.push('-')
    else cells.push(await celda(operation, who, whose))
  }
  return [operation.name, ...cells].join(';')
}

async function celda(operation: Operation, who: string, whose: string): Promise<Celda> {
  const found = await hasta(cliente(who), operation, registros.get(whose) ?? [])
  if (termina(operation)) await enterAs()
  return found
}

const todas: readonly Operation[] = operations

/** Violations of the rules for every row, whatever the table allows. */
function faltasDe(operation: Operation, row: string): string[] {
  const cells = row.split(';').slice(1)
  const pasan = columnas.filter((_columna, at) => cells[at] === 'pasa').map(([who, whose]) => `${who} → ${whose}`)
  const ajenos = ['nadie', 'colega → asesora', 'asesor2 → asesora', 'jefatura → asesor2', 'supervisor → asesor2']
  const deSalud = ['jefatura', 'mesa', 'administracion', 'supervisor', 'cliente que lee', 'colega', 'asesor2']
  // The desk compares its signature (decision 034)
  const laAbreLaMesa = operation.name === 'descargarDSFirmada'
  const named = cells.includes('404') || cells[2] !== '-'
  const not = [
    ...(named ? ajenos : ['nadie']),
    ...(operation.health ? deSalud.filter((who) => who !== 'mesa' || !laAbreLaMesa) : []),
    // All may open and close sessions
    ...(operation.effect === 'write' && operation.sesion === undefined ? ['supervisor', 'cliente que lee'] : []),
  ]
  return pasan.filter((who) => not.some((start) => who.startsWith(start))).map((who) => `${operation.name}: ${who}`)
}

const protegidas = todas.filter(({ access }) => access !== 'publica')
const rows: string[] = [`operación;${columnas.map(([who, whose]) => `${who} → ${whose}`).join(';')}`]

test.each(protegidas)('$name refuses every forbidden caller', async (operation) => {
  const row = await fila(operation)
  rows.push(row)
  expect(faltasDe(operation, row)).toEqual([])
})

test('every operation × every role × own, same team, foreign and missing record is as written down', async () => {
  expect(rows.length).toBe(protegidas.length + 1)
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('access-matrix.csv')
})
