import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { type RouteName, routes } from '@alerce/contract/routes'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  conPapeles,
  devolucionDe,
  enLaMesa,
  escaneo,
  parejaConPapeles,
  signAll,
} from '../../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../../testing/client.ts'
import type { Vendedores } from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import type { Venta } from '../../../../testing/golden/venta.ts'
import { nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let mesa: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const enMesa: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(mesa)(nombre, payload)
const accept = ({ identificador }: Venta) => enMesa('aceptarFirmas', { declaracionSaludId: identificador })
const giveBack = async ({ identificador }: Venta, codigo?: string, codigoDetalle?: string) =>
  enMesa('devolverFirmas', await devolucionDe(mesa, identificador, codigo, codigoDetalle))
async function rechazo(client: Client, nombre: RouteName, payload: object) {
  const { status, body } = await client.post(routes[nombre].path, payload)
  return [status, body.descripcion]
}
const noAcepta = ({ identificador }: Venta) => rechazo(mesa, 'aceptarFirmas', { declaracionSaludId: identificador })
const etapa = async ({ identificador }: Venta) => (await call('obtenerEtapa', { identificador })).etapa
/** Replaces a signed paper, by default the first. */
async function change({ identificador }: Venta, cual?: number) {
  desk.clock.pasan(60_000)
  const { papeles } = await call('obtenerPapelesFirmados', { identificador })
  const imgCorrel = cual ?? papeles[0]?.imgCorrel
  await upload(asesora, routes.subirPapelFirmado, { identificador, imgCorrel }, { bytes: escaneo() })
}
/** Open irregularities of a sale: id, and instant of the advisor's answer. */
const abiertasDe = ({ prospectoId }: Venta) =>
  desk.db
    .selectFrom('irregularidad')
    .select(['id', 'corregidaEn'])
    .where('prospectoId', '=', prospectoId)
    .where('cerradaEn', 'is', null)
    .execute()
const enBandeja = async ({ prospectoId }: Venta) =>
  (await enMesa('obtenerPendientesMesa', {})).filas
    .filter((fila) => fila.prospectoId === prospectoId)
    .map(({ clase }) => clase)
const estadoDe = async ({ prospectoId }: Venta) =>
  (await desk.db.selectFrom('prospecto').select('estado').where('id', '=', prospectoId).executeTakeFirstOrThrow())
    .estado
const entradas = async ({ prospectoId }: Venta, id: number) =>
  (await call('obtenerBitacoraProspecto', { prospectoId })).filter(({ bitacoraId }) => bitacoraId === id)
const lista = async (cuales: 'esperan' | 'devueltas' | 'aceptadas') =>
  (await enMesa('obtenerFirmas', { cuales, limite: 100 })).filas
const cifras = () => call('obtenerEstadisticasSuscripciones', { mesRegistro: 10, añoRegistro: 2026 } as never)
const avisos = async (prospectoId: number) =>
  (
    await desk.db
      .selectFrom('notificacion')
      .select('mensaje')
      .where('prospectoId', '=', prospectoId)
      .where('tipo', '=', 'contrato')
      .execute()
  ).map(({ mensaje }) => mensaje)

describe('the desk accepts', () => {
  test('the contract is made: state, figures, holders in force, Bitácora, bell; and once', async () => {
    const antes = await cifras()
    const venta = await enLaMesa(gente)
    const [fila] = (await lista('esperan')).filter((una) => una.declaracionSaludId === venta.identificador)
    expect(fila).toMatchObject({ rut: venta.rut, estado: 'Documentos Enviados', pareja: null, resuelto: null })
    const [otra, misma] = await Promise.all([accept(venta), accept(venta)])
    expect([otra, misma]).toEqual(['ok', 'ok'])
    expect([await etapa(venta), await estadoDe(venta)]).toEqual(['terminado', 'Contrato Suscrito'])
    expect((await cifras()).contratos).toBe(antes.contratos + 1)
    const { filas } = await call('obtenerFilasEstadistica', {
      figura: 'contratos',
      mesRegistro: 10,
      añoRegistro: 2026,
      limite: 10,
    } as never)
    expect(filas[0]).toMatchObject({ prospectoId: venta.prospectoId, fecha: '07-10-2026' })
    expect(await call('validarTitularVigenteRut', { Rut: venta.rut })).toBe(true)
    expect(await entradas(venta, 273)).toHaveLength(1)
    expect(await avisos(venta.prospectoId)).toEqual([
      'La mesa aceptó los documentos firmados: el contrato quedó suscrito.',
    ])
    expect((await lista('aceptadas'))[0]).toMatchObject({ declaracionSaludId: venta.identificador, motivo: null })
    expect((await lista('esperan')).map((una) => una.declaracionSaludId)).not.toContain(venta.identificador)
  })

  test('only the papers it read: a later delivery is neither accepted nor returned', async () => {
    const venta = await enLaMesa(gente)
    const read = async () =>
      (await enMesa('obtenerPapelesFirmados', { identificador: venta.identificador })).envioId ?? undefined
    const envioId = await read()
    await giveBack(venta)
    expect(await read()).toBeUndefined()
    await change(venta)
    await call('enviarDocumentosFirmados', { identificador: venta.identificador })
    const vieja = { declaracionSaludId: venta.identificador, envioId }
    expect(await rechazo(mesa, 'aceptarFirmas', vieja)).toEqual([412, m.otrosPapeles.text])
    const mal = { ...vieja, codigo: '11', codigoDetalle: '1' }
    expect(await rechazo(mesa, 'devolverFirmas', mal)).toEqual([412, m.otrosPapeles.text])
    expect(await estadoDe(venta)).toBe('Documentos Enviados')
    expect(await enMesa('aceptarFirmas', { ...vieja, envioId: await read() })).toBe('ok')
  })

  test('the people declared become cargas in force, except removed ones and those of another holder', async () => {
    const venta = await enLaMesa(gente)
    const propio = nuevoRut()
    const salio = nuevoRut()
    const ajeno = nuevoRut()
    const persona = { declaracionId: venta.identificador, tipo: 2, relacion: 4, fechaNacimiento: '2015-05-05' } as const
    for (const [at, rut] of [propio, ajeno, null].entries())
      await desk.db
        .insertInto('declaracionPersona')
        .values({ ...persona, orden: 90 + at, rut, sexo: 'F' } as never)
        .execute()
    const { id: beneficiarioId } = await desk.db
      .insertInto('beneficiario')
      .values({
        prospectoId: venta.prospectoId,
        orden: 0,
        tipo: 'L',
        relacion: 4,
        retirado: true,
        fechaNacimiento: '2015-05-05',
        sexo: 'F',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('declaracionPersona')
      .values({ ...persona, orden: 93, rut: salio, sexo: 'F', beneficiarioId } as never)
      .execute()
    const deOtro = {
      rut: ajeno,
      rutTitular: '13456789-9',
      fechaNacimiento: '2015-05-05',
      sexo: 'F',
      desde: '2020-01-01',
    }
    await desk.db
      .insertInto('cargaVigente')
      .values({ ...deOtro, hasta: null, baja: null } as never)
      .execute()
    await accept(venta)
    const cargas = await desk.db
      .selectFrom('cargaVigente')
      .select(['rut', 'rutTitular', 'desde'])
      .where('rut', 'in', [propio, ajeno, salio])
      .execute()
    expect(cargas.find(({ rut }) => rut === propio)).toMatchObject({ rutTitular: venta.rut, desde: '2026-10-07' })
    expect(cargas.find(({ rut }) => rut === ajeno)).toMatchObject({ rutTitular: '13456789-9' })
    expect(cargas).toHaveLength(2)
  })

  test('once: a second acceptance is refused with the name of the first', async () => {
    const venta = await enLaMesa(gente)
    await accept(venta)
    const { resueltoPor, resueltoEn } = await call('obtenerPapelesFirmados', venta)
    expect(resueltoPor).toEqual(expect.any(String))
    const cuando = fechaYHora(resueltoEn ?? '').replace(' ', ' a las ')
    await desk.db
      .updateTable('envioFirmado')
      .set({ resueltoPor: 'Pilar Soto' })
      .where('declaracionId', '=', venta.identificador)
      .execute()
    expect(await noAcepta(venta)).toEqual([
      409,
      `Este caso ya no espera en la mesa: Pilar Soto lo revisó, el ${cuando}.`,
    ])
  })

  test('not a case that is not waiting, nor one with another open irregularidad', async () => {
    const venta = await conPapeles(gente)
    expect(await noAcepta(venta)).toEqual([409, m.yaNoEspera.text])
    await signAll(asesora, venta.identificador)
    await call('enviarDocumentosFirmados', venta)
    const { irregularidadId } = await enMesa('abrirIrregularidad', {
      prospectoId: venta.prospectoId,
      codigo: '10',
      codigoDetalle: '2',
    })
    expect(await noAcepta(venta)).toEqual([422, m.conIrregularidad.text])
    expect(await etapa(venta)).toBe('firmaIsapreRevision')
    await enMesa('cerrarIrregularidad', { irregularidadId })
    expect(await accept(venta)).toBe('ok')
  })

  test('only the desk does', async () => {
    const venta = await enLaMesa(gente)
    for (const usuario of ['asesora', 'jefatura', 'contraloria', 'administracion'])
      expect([
        usuario,
        (await rechazo(await desk.as(usuario), 'aceptarFirmas', { declaracionSaludId: venta.identificador }))[0],
      ]).toEqual([usuario, 403])
  })
})

describe('the desk returns them', () => {
  test('with an irregularidad: the advisor sees the reason, changes the paper and hands them in again', async () => {
    const venta = await enLaMesa(gente)
    expect(await giveBack(venta, '14', '2')).toBe('ok')
    expect([await etapa(venta), await estadoDe(venta)]).toEqual(['resumenCotizacion', 'Documentos Enviados'])
    const vista = await call('obtenerPapelesFirmados', venta)
    expect(vista).toMatchObject({ recibe: true, detencion: 'sinCambiar', devolucion: { motivo: 'Documento ilegible' } })
    const abiertas = await call('obtenerIrregularidadesProspecto', venta)
    expect(abiertas).toHaveLength(1)
    expect(
      await rechazo(mesa, 'devolverFirmas', {
        declaracionSaludId: venta.identificador,
        codigo: '14',
        codigoDetalle: '2',
      }),
    ).toEqual([409, m.noEsperaPropio.text])
    expect((await lista('devueltas'))[0]).toMatchObject({
      declaracionSaludId: venta.identificador,
      motivo: 'Documento ilegible',
    })
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', venta)).toEqual([422, m.sinCambiar.text])
    await change(venta)
    await call('enviarDocumentosFirmados', venta)
    const otraVez = await call('obtenerPapelesFirmados', venta)
    expect(otraVez).toMatchObject({ devolucion: null, devolucionAnterior: { motivo: 'Documento ilegible' } })
    // the desk has one row of it
    expect(await abiertasDe(venta)).toMatchObject([{ corregidaEn: expect.any(String) }])
    expect(await enBandeja(venta)).toEqual(['firma'])
    // returned for the same reason, the irregularity is open for the advisor again
    expect(await giveBack(venta, '14', '2')).toBe('ok')
    expect(await abiertasDe(venta)).toMatchObject([{ corregidaEn: null }])
    await change(venta)
    await call('enviarDocumentosFirmados', venta)
    // accepting closes the irregularity
    await accept(venta)
    expect(await call('obtenerIrregularidadesProspecto', venta)).toEqual([])
    expect(await estadoDe(venta)).toBe('Contrato Suscrito')
  })

  test('in words of its own too, which the advisor reads where the irregularity stands', async () => {
    const venta = await enLaMesa(gente)
    const motivo = 'Firme dentro del recuadro.'
    await enMesa('devolverFirmas', { ...(await devolucionDe(mesa, venta.identificador)), motivo })
    expect((await call('obtenerVenta', { prospectoId: venta.prospectoId })).irregularidades).toMatchObject([{ motivo }])
  })

  test('naming the papers: those are marked until another comes, and hold the rest', async () => {
    const venta = await enLaMesa(gente)
    const [uno, dos] = (await call('obtenerPapelesFirmados', venta)).papeles.map(({ imgCorrel }) => imgCorrel)
    await enMesa('devolverFirmas', {
      declaracionSaludId: venta.identificador,
      codigo: '11',
      codigoDetalle: '1',
      papeles: [uno ?? 0],
    })
    const marcados = async () =>
      (await call('obtenerPapelesFirmados', venta)).papeles.flatMap(({ imgCorrel, firmado }) =>
        firmado?.devuelto ? [imgCorrel] : [],
      )
    expect(await marcados()).toEqual([uno])
    await change(venta, dos)
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', venta)).toEqual([422, m.sinCambiar.text])
    await change(venta, uno)
    expect(await marcados()).toEqual([])
    expect(await call('enviarDocumentosFirmados', venta)).toBe('ok')
  })

  test('an advisor can hand the papers in unchanged with a note', async () => {
    const venta = await enLaMesa(gente)
    await giveBack(venta)
    const [una] = await abiertasDe(venta)
    await call('corregirIrregularidad', { irregularidadId: una?.id ?? 0, nota: 'La firma es la de su cédula' })
    expect(await call('enviarDocumentosFirmados', venta)).toBe('ok')
  })

  test('without naming the wrong papers is refused at its field, as on the screen', async () => {
    const { identificador } = await enLaMesa(gente)
    for (const papeles of [[], undefined]) {
      const { status, body } = await mesa.post(routes.devolverFirmas.path, {
        declaracionSaludId: identificador,
        codigo: '11',
        codigoDetalle: '1',
        papeles,
      })
      expect([status, body.errores]).toEqual([
        400,
        [{ campo: 'papeles', mensaje: 'Marque los documentos que están mal.' }],
      ])
    }
  })

  test('a paper of another case is refused at its field', async () => {
    const [venta, otra] = [await enLaMesa(gente), await enLaMesa(gente)]
    const [ajeno] = (await call('obtenerPapelesFirmados', otra)).papeles
    const answer = await mesa.post(routes.devolverFirmas.path, {
      declaracionSaludId: venta.identificador,
      codigo: '11',
      codigoDetalle: '1',
      papeles: [ajeno?.imgCorrel],
    })
    expect([answer.status, answer.body.errores[0].campo]).toEqual([400, 'papeles'])
  })

  test.each([
    ['a code for another matter', { codigo: '12', codigoDetalle: '1' }, 400, 'codigo'],
    ['a detail that is none', { codigo: '11', codigoDetalle: '9' }, 400, 'codigoDetalle'],
    ['without a reason', { codigo: '', codigoDetalle: '' }, 400, 'codigo'],
  ])('%s is refused at its field', async (_title, motivo, status, campo) => {
    const venta = await enLaMesa(gente)
    const answer = await mesa.post(routes.devolverFirmas.path, { declaracionSaludId: venta.identificador, ...motivo })
    expect([answer.status, answer.body.errores[0].campo]).toEqual([status, campo])
  })
})

describe('two live sales of one person', () => {
  test('the first acceptance wins; the other sale answers 409 and cannot end', async () => {
    const rut = nuevoRut()
    const una = await enLaMesa(gente, { rut })
    const otra = await enLaMesa(gente, { rut })
    const tercera = await conPapeles(gente, { rut })
    const juntas = await Promise.all(
      [una, otra].map(({ identificador }) => rechazo(mesa, 'aceptarFirmas', { declaracionSaludId: identificador })),
    )
    expect(juntas.map(([status]) => status).toSorted()).toEqual([200, 409])
    const [gana, pierde] = juntas[0]?.[0] === 200 ? [una, otra] : [otra, una]
    expect([await etapa(gana), await etapa(pierde)]).toEqual(['terminado', 'firmaIsapreRevision'])
    const palabras = 'El postulante suscribió un contrato con otra postulación: esta ya no puede terminar.'
    for (const venta of [pierde, tercera]) {
      expect(await avisos(venta.prospectoId)).toEqual([palabras])
      expect(await entradas(venta, 274)).toHaveLength(1)
    }
    expect(await noAcepta(pierde)).toEqual([409, m.yaSuscribio.text])
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', tercera)).toEqual([409, m.yaSuscribio.text])
    // the desk can still return it
    expect(await giveBack(pierde)).toBe('ok')
  })
})

describe('a pair', () => {
  test('goes to the desk together, comes back together, and ends together', async () => {
    const { otorga, recibe } = await parejaConPapeles(gente)
    for (const venta of [otorga, recibe]) expect(await call('validarDocumentosCompensado', venta)).toBe('OK')
    await signAll(asesora, otorga.identificador)
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', otorga)).toEqual([422, m.otro.text])
    expect(await call('obtenerPapelesFirmados', otorga)).toMatchObject({
      detencion: 'otro',
      otro: { prospectoId: recibe.prospectoId, identificador: recibe.identificador },
    })
    const turnos = async () => {
      const dos = await call('obtenerPareja', otorga)
      return [dos.otorga.turno, dos.recibe.turno]
    }
    expect(await turnos()).toEqual(['espera', 'espera'])
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', recibe)).toEqual([422, m.faltan.text])
    await signAll(asesora, recibe.identificador)
    expect(await turnos()).toEqual(['actua', 'actua'])
    await call('enviarDocumentosFirmados', recibe)
    expect(await turnos()).toEqual(['espera', 'espera'])
    expect([await etapa(otorga), await etapa(recibe)]).toEqual(['firmaIsapreRevision', 'firmaIsapreRevision'])
    expect(await call('enviarDocumentosFirmados', otorga)).toBe('ok')
    const envioDe = async ({ identificador }: Venta) =>
      (await enMesa('obtenerPapelesFirmados', { identificador })).envioId ?? undefined
    const leido = await envioDe(otorga)
    await giveBack(recibe)
    expect([await etapa(otorga), await etapa(recibe)]).toEqual(['resumenCotizacion', 'resumenCotizacion'])
    // the other of the pair reads the name of the returned sale
    const motivo = async (venta: Venta) => (await call('obtenerPapelesFirmados', venta)).devolucion?.motivo
    expect(await motivo(otorga)).toMatch(/^Documentos de /)
    expect(await motivo(otorga)).toContain(await motivo(recibe))
    expect(await turnos()).toEqual(['actua', 'actua'])
    const abiertas = async (venta: Venta) => (await call('obtenerIrregularidadesProspecto', venta)).length
    expect([await abiertas(otorga), await abiertas(recibe)]).toEqual([0, 1])
    expect(await rechazo(asesora, 'enviarDocumentosFirmados', otorga)).toEqual([422, m.otroSinCambiar.text])
    await change(recibe)
    await call('enviarDocumentosFirmados', otorga)
    const filas = (await lista('esperan')).filter((una) =>
      [otorga, recibe].some(({ identificador }) => identificador === una.declaracionSaludId),
    )
    expect(filas.map(({ pareja }) => pareja !== null)).toEqual([true, true])
    // the delivery is stale although only the other's papers changed
    const antiguo = { declaracionSaludId: otorga.identificador, envioId: leido }
    expect(await rechazo(mesa, 'aceptarFirmas', antiguo)).toEqual([412, m.otrosPapeles.text])
    await Promise.all([accept(otorga), accept(recibe)])
    expect([await estadoDe(otorga), await estadoDe(recibe)]).toEqual(['Contrato Suscrito', 'Contrato Suscrito'])
    expect((await lista('aceptadas')).length).toBeGreaterThanOrEqual(2)
  })

  test('both or neither: where one of them has a contract already the other does not end either', async () => {
    const { otorga, recibe } = await parejaConPapeles(gente)
    for (const { identificador } of [otorga, recibe]) await signAll(asesora, identificador)
    await call('enviarDocumentosFirmados', otorga)
    await desk.db.insertInto('titularVigente').values({ rut: recibe.rut, desde: '2026-10-01', hasta: null }).execute()
    expect(await noAcepta(otorga)).toEqual([409, m.yaSuscribio.text])
    expect([await etapa(otorga), await etapa(recibe)]).toEqual(['firmaIsapreRevision', 'firmaIsapreRevision'])
    expect(await call('validarTitularVigenteRut', { Rut: otorga.rut })).toBe(false)
  })
})
