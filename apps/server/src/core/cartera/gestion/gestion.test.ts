import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/venta'
import { type RouteName, routes } from '@alerce/contract/routes'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../semilla/demo/recorrido.ts'
import { rutsDemo } from '../../../semilla/padrones.ts'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, dsFinalizada, ingresoDe, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { alSalir, dsHasta, dsNueva, nuevoPostulante, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let asesorId = 0
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  const quien = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  asesorId = (await quien.executeTakeFirstOrThrow()).id
})
afterAll(() => desk.close())

let folio = 6_900_000_000

interface Case {
  readonly estado?: string
  readonly folio?: number
  readonly trabajos?: readonly TipoTrabajador[]
  /** Processing instant of the FUN; null: only received. */
  readonly fun?: string | null
  readonly mandato?: 'vigente' | 'revocado'
  readonly pareja?: { readonly otorga: boolean; readonly etapaDelOtro: string }
}

async function insertProspecto(cambios: Record<string, unknown>): Promise<number> {
  const persona = { nombres: 'PRUEBA', apellidoPaterno: 'GESTIONAR', apellidoMaterno: 'UNO' }
  const contacto = { celular: '911111111', correo: 'prueba@example.cl', busqueda: ' prueba gestionar uno' }
  const alta = { asesorId, registradoEn: INICIO, actualizadoPor: 'prueba', actualizadoEn: INICIO }
  const fijos = { tipoProspecto: 'REF', estado: 'DS Aceptada' as const, rut: nuevoRut() }
  const { id } = await desk.db
    .insertInto('prospecto')
    .values({ ...persona, ...contacto, ...alta, ...fijos, ...cambios })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a mandate, which only the desk and the sale of pairs may write. */
async function otorgarMandato(declaracionId: number, revocadoEn: string | null = null): Promise<void> {
  const otorgado = { referencia: 'TOKU-1', otorgadoEn: INICIO, otorgadoPor: 'prueba' }
  await desk.db
    .insertInto('mandato')
    .values({ declaracionId, ...otorgado, revocadoEn })
    .execute()
}

async function processFun(rut: string, procesado: string | null): Promise<void> {
  await desk.db.insertInto('funBaja').values({ rut, recibido: '2026-10-01', procesado }).execute()
}

async function pair(otorga: number, recibe: number): Promise<void> {
  for (const [id, parejaId] of [
    [otorga, recibe],
    [recibe, otorga],
  ] as const) {
    const lado = { tipoPlan: 'S' as const, otorga: id === otorga, parejaId }
    await desk.db.updateTable('prospecto').set(lado).where('id', '=', id).execute()
  }
}

/** Inserts a sale with the data of a table row. */
async function set({ estado = 'DS Aceptada', trabajos = ['D'], pareja, ...caso }: Case): Promise<number> {
  folio += 1
  const suFolio = caso.folio ?? 5_000_000_000 + (folio % 1_000_000)
  const rut = nuevoRut()
  const id = await insertProspecto({ estado, rut, etapa: 'dsManualGenerada', tipoVenta: 'M', folioDS: suFolio })
  const guardada = { actualizadaPor: 'prueba', actualizadaEn: INICIO, creada: INICIO }
  const ds = await desk.db
    .insertInto('declaracion')
    .values({ prospectoId: id, folio, tipoVenta: 'M', etapa: 'dsFinalizada', ...guardada })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [orden, tipoTrabajador] of trabajos.entries())
    await desk.db
      .insertInto('empleador')
      .values({ prospectoId: id, orden, tipoTrabajador, renta: pesos(1) })
      .execute()
  if (caso.fun !== undefined) await processFun(rut, caso.fun)
  if (caso.mandato) await otorgarMandato(ds.id, caso.mandato === 'revocado' ? INICIO : null)
  if (pareja) {
    const otro = await insertProspecto({ etapa: pareja.etapaDelOtro })
    await (pareja.otorga ? pair(id, otro) : pair(otro, id))
  }
  return id
}

const handle = (prospectoId: number, more: object = {}, client = asesora) =>
  client.post(routes.prospectoGestionado.path, { prospectoId, ...more })

async function marcado(id: number): Promise<boolean> {
  const row = desk.db.selectFrom('prospecto').select('gestionadoEn').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).gestionadoEn !== null
}

async function anotado(prospectoId: number): Promise<number[]> {
  const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  return entradas.map(({ bitacoraId }) => bitacoraId)
}

const espera = { otorga: false, etapaDelOtro: 'cotizacionFinalizada' }
const detenidos: [string, Case, { text: string }][] = [
  ['a charge with an unknown FUN', { folio: 6_000_000_000 }, detencionesDeGestionar.funNoVigente],
  [
    'a charge with a FUN received, not processed',
    { folio: 6_000_000_001, fun: null },
    detencionesDeGestionar.funNoVigente,
  ],
  [
    'a charge with a FUN processed tomorrow',
    { folio: 6_000_000_002, fun: '2026-10-08' },
    detencionesDeGestionar.funNoVigente,
  ],
  ['an independent without mandate', { trabajos: ['I'] }, detencionesDeGestionar.mandatoFaltante],
  ['a voluntary without mandate', { trabajos: ['V'] }, detencionesDeGestionar.mandatoFaltante],
  ['a worker who is also independent', { trabajos: ['D', 'P', 'I'] }, detencionesDeGestionar.mandatoFaltante],
  [
    'an independent with a revoked mandate',
    { trabajos: ['I'], mandato: 'revocado' },
    detencionesDeGestionar.mandatoFaltante,
  ],
  ['a receiver that ran ahead', { pareja: espera }, detencionesDeGestionar.recibeEspera],
  [
    'several reasons: the first',
    { folio: 6_000_000_003, trabajos: ['V'], pareja: espera },
    detencionesDeGestionar.funNoVigente,
  ],
]

describe('a hand-made prospectoGestionado', () => {
  test.each(detenidos)('is refused for %s', async (_what, caso, { text }) => {
    const id = await set(caso)
    for (const more of [{}, { accion: 'gestionar' }]) {
      const { status, body } = await handle(id, more)
      expect([status, body.descripcion]).toEqual([422, text])
    }
    expect((await handle(id, {}, await desk.bearer())).status).toBe(422)
    expect(await marcado(id)).toBe(false)
    expect(await anotado(id)).toEqual([])
  })

  test.each<[string, Case]>([
    ['below the folios of charges', { folio: 5_999_999_999 }],
    ['a charge with a FUN processed today', { folio: 6_000_000_010, fun: '2026-10-07' }],
    ['a dependent worker', { trabajos: ['D'] }],
    ['a pensioner', { trabajos: ['P'] }],
    ['an independent with a mandate', { trabajos: ['I'], mandato: 'vigente' }],
    ['a voluntary before it is accepted', { trabajos: ['V'], estado: 'DS en Evaluación' }],
    ['a giver', { pareja: { otorga: true, etapaDelOtro: 'prospecto' } }],
    ['a receiver at the same stage as its giver', { pareja: { otorga: false, etapaDelOtro: 'dsManualGenerada' } }],
  ])('passes and marks: %s', async (_what, caso) => {
    const id = await set(caso)
    expect((await handle(id)).status).toBe(200)
    expect(await marcado(id)).toBe(true)
    expect(await anotado(id)).toEqual([bitacora.prospectoGestionado.id])
  })

  test.each(detenidos)('Agendar marks all the same: %s', async (_what, caso) => {
    const id = await set(caso)
    expect((await handle(id, { accion: 'agendar' })).status).toBe(200)
    expect(await marcado(id)).toBe(true)
  })

  test.each([{ accion: 'otra' }, { accion: null }])('%j is a bad request', async (more) => {
    expect((await handle(await set({}), more)).status).toBe(400)
  })
})

describe('resolverGestion', () => {
  const resolve = async (prospectoId: number) => await porHttp(asesora)('resolverGestion', { prospectoId })

  test.each(detenidos)(
    'is stopped by %s with the text of the refusal, and marks nothing',
    async (_what, caso, { text }) => {
      const id = await set(caso)
      expect((await resolve(id)).detiene).toMatchObject({ texto: text, codigo: expect.stringMatching(/^[a-z_]+$/) })
      expect(await marcado(id)).toBe(false)
      expect(await anotado(id)).toEqual([])
    },
  )

  /** Expected reply without obstacle: the first screen, and the current step as in the header of the sale. */
  const libre = async (prospectoId: number) => {
    const { pasos, declaracionSaludId } = await porHttp(asesora)('obtenerVenta', { prospectoId })
    const ahora = pasos.find(({ situacion }) => situacion === 'ahora')
    const sigue = { ruta: ahora?.ruta, identificador: declaracionSaludId }
    return { detiene: null, ruta: '/postulant-data', identificador: null, antes: null, sigue }
  }

  test('leads a prospect on its way to its data; once they are closed, to the step that is now', async () => {
    const { prospectoId: nuevo } = await desk.db
      .selectFrom('prospecto')
      .select('id as prospectoId')
      .where('asesorId', '=', asesorId)
      .where('etapa', '=', 'prospecto')
      .where('estado', '=', 'Prospecto Ingresado')
      .where('parejaId', 'is', null)
      .executeTakeFirstOrThrow()
    expect(await resolve(nuevo)).toEqual(await libre(nuevo))
    const { prospectoId, identificador } = await dsHasta(gente.asesora, 'preguntas')
    expect(await resolve(prospectoId)).toEqual({
      ...(await libre(prospectoId)),
      ruta: '/postulant-summary',
      identificador,
    })
  })

  test('leads an accepted manual DS to its step, with its identifier; an authorized one is finished before', async () => {
    const { asesora, contraloria } = gente
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    await alSalir(contraloria)('responderEvaluacionFinanciera', {
      identificador,
      decision: 'aprueba',
      rentaPromedio: 1_800_000,
    })
    expect(await resolve(prospectoId)).toEqual({
      ...(await libre(prospectoId)),
      ruta: '/resultado-ds',
      identificador,
      antes: 'finalizar',
      sigue: { ruta: '/documentos', identificador },
    })
    await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
    expect(await resolve(prospectoId)).toEqual({ ...(await libre(prospectoId)), ruta: '/documentos', identificador })
  })

  test('an accepted one with a manual DS never sent leads to generating it', async () => {
    const id = await set({})
    expect(await resolve(id)).toEqual({ ...(await libre(id)), antes: 'generarManual' })
  })
})

describe('a FUN that could not be verified', () => {
  const { funNoDisponible, prospectoGestionado } = bitacora
  const rename = (de: string, a: string) => sql`alter table ${sql.ref(de)} rename to ${sql.ref(a)}`.execute(desk.db)
  beforeAll(() => rename('fun_baja', 'fun_baja_lejos'))
  afterAll(() => rename('fun_baja_lejos', 'fun_baja'))

  test('stops nothing, and the Bitácora says so once a day, by the system', async () => {
    const id = await set({ folio: 6_000_000_020 })
    expect((await porHttp(asesora)('resolverGestion', { prospectoId: id })).detiene).toBeNull()
    for (const _ of [1, 2]) expect((await handle(id)).status).toBe(200)
    const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId: id })
    expect(entradas.map(({ bitacoraId, por }) => [bitacoraId, por])).toEqual([
      [prospectoGestionado.id, 'Camila Rojas'],
      [funNoDisponible.id, 'sistema'],
    ])
  })

  test('lifts no other check', async () => {
    const id = await set({ folio: 6_000_000_021, trabajos: ['I'] })
    const { status, body } = await handle(id)
    expect([status, body.descripcion]).toEqual([422, detencionesDeGestionar.mandatoFaltante.text])
  })

  test.each([
    ['of a folio that needs none', { folio: 5_000_000_020 }, {}],
    ['when only an appointment is made', { folio: 6_000_000_022 }, { accion: 'agendar' }],
  ])('is not reported %s', async (_what, caso, more) => {
    const id = await set(caso)
    expect((await handle(id, more)).status).toBe(200)
    expect(await anotado(id)).toEqual([prospectoGestionado.id])
  })
})

test('a client that says that it could not be verified is not believed', async () => {
  const id = await set({ folio: 6_000_000_023 })
  expect((await handle(id, { funNoVerificado: true })).status).toBe(422)
})

describe('papers without going through Gestionar', () => {
  const save = async (prospectoId: number, operacion: RouteName = 'ingresarDatosDocumentosContractuales') => {
    const datos = await porHttp(asesora)('datosDocumentosContractuales', { prospectoId })
    const { body } = await asesora.post(routes[operacion].path, ingresoDe(datos))
    return body.data
  }
  const trabajaComo = (id: number, tipoTrabajador: TipoTrabajador) =>
    desk.db.updateTable('empleador').set({ tipoTrabajador }).where('prospectoId', '=', id).execute()
  const esCarga = async (identificador: number) => {
    folio += 1
    await desk.db.updateTable('declaracion').set({ folio }).where('id', '=', identificador).execute()
  }
  const emitidos = async (identificador: number) =>
    (await porHttp(asesora)('obtenerDocumentos', { identificador })).length

  test.each([rutsDemo.cargaVigente, rutsDemo.cargaSinFun])('%s is a charge though the form was silent', async (rut) => {
    const { prospectoId } = await dsNueva(asesora, nuevoPostulante({ rut }))
    const { folioDS } = await porHttp(asesora)('obtenerVenta', { prospectoId })
    expect(folioDS).toBeGreaterThanOrEqual(6_000_000_000)
  })

  test('wait for the FUN of a charge', async () => {
    const { prospectoId, identificador, rut } = await dsFinalizada(gente)
    await esCarga(identificador)
    for (const operacion of ['ingresarDatosDocumentosContractuales', 'ingresarDatosDocumentosContractualesV2'] as const)
      expect(await save(prospectoId, operacion)).toMatchObject({
        codigoError: 422,
        descripcion: detencionesDeGestionar.funNoVigente.text,
      })
    expect(await emitidos(identificador)).toBe(0)
    await processFun(rut, '2026-10-05')
    expect(await save(prospectoId)).not.toHaveProperty('codigoError')
    expect(await emitidos(identificador)).toBeGreaterThan(0)
  })

  test.each(['I', 'V'] as const)('wait for the mandate of a worker of type %s', async (tipo) => {
    const { prospectoId, identificador } = await dsFinalizada(gente)
    await trabajaComo(prospectoId, tipo)
    expect(await save(prospectoId)).toMatchObject({
      codigoError: 422,
      descripcion: detencionesDeGestionar.mandatoFaltante.text,
    })
    expect(await emitidos(identificador)).toBe(0)
    await otorgarMandato(identificador)
    expect(await save(prospectoId)).not.toHaveProperty('codigoError')
  })

  test('are not issued again after the mandate was revoked', async () => {
    const { prospectoId, identificador } = await conDatosContractuales(gente)
    const add = () => asesora.post(routes.agregaArchivosDocContractuales.path, { prospectoId })
    expect((await add()).status).toBe(200)
    await trabajaComo(prospectoId, 'V')
    const { status, body } = await add()
    expect([status, body.descripcion]).toEqual([422, detencionesDeGestionar.mandatoFaltante.text])
    await otorgarMandato(identificador)
    // a payer without employer needs a first payment
    expect((await add()).body.codigo).toBe('primer_pago_pendiente')
  })
})

describe('the receiver of a pair without going through Gestionar', () => {
  const cotizado = () => quote(porHttp(asesora), nuevoPostulante())
  const enEtapa = (id: number, etapa: EtapaProspecto) =>
    desk.db.updateTable('prospecto').set({ etapa }).where('id', '=', id).execute()
  const pass = (prospectoId: number, etapa: string) =>
    asesora.post(routes.guardarEtapaProspecto.path, { prospectoId, etapa })
  const generate = async (prospectoId: number) =>
    (await asesora.post(routes.generarDSManual.path, { prospectoId })).body.data

  async function pareja() {
    const [otorga, recibe] = [await cotizado(), await cotizado()]
    await pair(otorga, recibe)
    return { otorga, recibe }
  }

  test('comes to the compensation no earlier than its giver', async () => {
    const { otorga, recibe } = await pareja()
    await enEtapa(recibe, 'prospecto')
    await enEtapa(otorga, 'prospecto')
    const { status, body } = await pass(recibe, 'resumenCotizacionCompensado')
    expect([status, body.descripcion]).toEqual([422, detencionesDeGestionar.recibeEspera.text])
    await enEtapa(otorga, 'resumenCotizacionCompensado')
    expect((await pass(recibe, 'resumenCotizacionCompensado')).status).toBe(200)
  })

  test('generates no manual DS ahead of its giver; the one that lives is answered again', async () => {
    const { otorga, recibe } = await pareja()
    const generada = { declaracionSaludId: expect.any(Number) }
    const rechazo = { codigoError: 422, descripcion: 'Antes de continuar, el otorgante debe enviar su invitación.' }
    expect(await generate(recibe)).toMatchObject(rechazo)
    expect(await generate(otorga)).toMatchObject(generada)
    expect((await pass(otorga, 'dsManualGenerada')).status).toBe(200)
    expect(await generate(recibe)).toMatchObject(generada)
    await enEtapa(otorga, 'cotizacionFinalizada')
    expect(await generate(recibe)).toMatchObject(generada)
  })

  test('does not save the stage of an invitation, at any stage of its giver', async () => {
    const { otorga, recibe } = await pareja()
    const guardada = { actualizadaPor: 'prueba', actualizadaEn: INICIO, creada: INICIO }
    folio += 1
    await desk.db
      .insertInto('declaracion')
      .values({ prospectoId: recibe, folio, tipoVenta: 'E', etapa: 'invitacionEnviada', ...guardada })
      .execute()
    expect((await pass(recibe, 'invitacionEnviada')).status).toBe(422)
    await enEtapa(otorga, 'invitacionEnviada')
    expect((await pass(recibe, 'invitacionEnviada')).status).toBe(422)
  })

  test('nobody else waits: a single sale, a giver', async () => {
    const { otorga } = await pareja()
    await enEtapa(otorga, 'prospecto')
    expect((await pass(otorga, 'resumenCotizacionCompensado')).status).toBe(200)
    expect((await dsNueva(asesora)).identificador).toBeGreaterThan(0)
  })
})
