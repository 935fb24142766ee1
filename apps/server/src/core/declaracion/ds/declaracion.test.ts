import type { Role } from '@alerce/contract/operation'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { invitacionEnviada } from '../../../testing/invitaciones.ts'
import { dsHasta, dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let asesor2: Client
let jefatura: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
  jefatura = await desk.as('jefatura')
})
afterAll(() => desk.close())

const cotizado = (changes = {}) => quote(porHttp(asesora), nuevoPostulante(changes))

describe('creating a manual declaration', () => {
  test('answers a write-only client without the existing data', async () => {
    const { prospectoId, identificador } = await dsNueva(asesora)
    const escribe = desk.anyone()
    await escribe.takeToken('alerce-demo', 'alerce-demo-secret', 'escribir')
    const bare = await escribe.data(routes.generarDSManual.path, { prospectoId })
    expect(bare).toEqual({ declaracionSaludId: identificador, rutProspecto: null, folioDS: null })
    const whole = await (await desk.bearer()).data(routes.generarDSManual.path, { prospectoId })
    expect(whole).toEqual({
      declaracionSaludId: identificador,
      rutProspecto: expect.any(String),
      folioDS: expect.any(Number),
    })
  })

  test('takes holder and beneficiaries of the quote, a folio from 5.000.000.000 on and its first stage', async () => {
    const beneficiarios = [
      { fechaNacimiento: '2019/05/01', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' },
    ] as const
    const prospectoId = await cotizado({ beneficiarios: [...beneficiarios] })
    expect(await asesora.data(routes.verificacionDSManual.path, { prospectoId })).toEqual({ habilitado: true })
    const ds = await asesora.data(routes.generarDSManual.path, { prospectoId })
    expect(ds.folioDS).toBeGreaterThanOrEqual(5_000_000_000)
    expect(ds.folioDS).toBeLessThan(6_000_000_000)
    const { declaracionSaludId: identificador } = ds
    expect(await asesora.data(routes.obtenerEtapa.path, { identificador })).toEqual({
      etapa: 'inicioManual',
      subetapa: '',
    })
    const personas = await asesora.data(routes.obtenerBeneficiariosDS.path, { identificador })
    expect(personas).toMatchObject([
      { tipoBeneficiario: 0, relacionFamiliar: 0, nombres: 'ELENA', rutBeneficiario: ds.rutProspecto, orden: 0 },
      { tipoBeneficiario: 2, relacionFamiliar: 4, sexo: 1, fechaNacimiento: '01-05-2019', peso: null },
    ])
  })

  test('a charge in force of another affiliate has a folio from 6.000.000.000 on', async () => {
    const prospectoId = await cotizado()
    await desk.db.updateTable('prospecto').set({ cargaVigente: true }).where('id', '=', prospectoId).execute()
    const { folioDS } = await asesora.data(routes.generarDSManual.path, { prospectoId })
    expect(folioDS).toBeGreaterThanOrEqual(6_000_000_000)
  })

  test('asked for again, the live one is the answer, also after it was sent', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    const again = await asesora.data(routes.generarDSManual.path, { prospectoId })
    expect(again.declaracionSaludId).toBe(identificador)
    expect(await asesora.data(routes.verificacionDSManual.path, { prospectoId })).toEqual({ habilitado: false })
  })

  test('two requests at once make one declaration', async () => {
    const prospectoId = await cotizado()
    const path = routes.generarDSManual.path
    const [a, b] = await Promise.all([asesora.data(path, { prospectoId }), asesora.data(path, { prospectoId })])
    expect(a.declaracionSaludId).toBe(b.declaracionSaludId)
  })

  test('with its stage in one act, which two at once do as one', async () => {
    const prospectoId = await cotizado()
    const ask = () => asesora.data(routes.iniciarDSManual.path, { prospectoId })
    const [a, b] = await Promise.all([ask(), ask()])
    expect(a).toEqual(b)
    expect(await ask()).toEqual(a)
    expect(await asesora.data(routes.obtenerDatosProspecto.path, { prospectoId })).toMatchObject({
      etapa: 'dsManualGenerada',
    })
  })

  test('the card shows folio and estado', async () => {
    const { prospectoId } = await dsNueva(asesora)
    const row = await asesora.data(routes.obtenerDatosProspecto.path, { prospectoId })
    expect(row).toMatchObject({ estado: 'DS en Proceso', etapa: 'dsManualGenerada' })
    expect(row.folioDS).toBeGreaterThanOrEqual(5_000_000_000)
  })

  test.each([
    ['without a confirmed plan', { etapa: 'prospecto' as const }, 'ds_manual_no_habilitada'],
    ['when the prospect is inactive', { activo: false }, 'ds_manual_no_habilitada'],
    ['in an electronic sale', { tipoVenta: 'E' as const }, 'venta_no_manual'],
  ])('is refused %s', async (_, change, codigo) => {
    const prospectoId = await cotizado()
    await desk.db.updateTable('prospecto').set(change).where('id', '=', prospectoId).execute()
    const answer = await asesora.post(routes.generarDSManual.path, { prospectoId })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ codigoError: 422, codigo })
    expect(await asesora.data(routes.verificacionDSManual.path, { prospectoId })).toEqual({ habilitado: false })
  })

  test('the check says rechazado while the RUT has another declaration in evaluation, and creation is refused', async () => {
    const { rut } = await dsHasta(asesora, 'resultado')
    const prospectoId = await cotizado()
    const check = () => asesora.post(routes.validarCreacionDS.path, { prospectoId })
    expect((await check()).body).toMatchObject({ httpCode: 200, data: 'aceptado' })
    await desk.db.updateTable('prospecto').set({ rut }).where('id', '=', prospectoId).execute()
    const descripcion = 'No se puede ingresar una nueva invitación/DS porque existe una DS en evaluación.'
    expect((await check()).body).toMatchObject({ data: 'rechazado', descripcion })
    const refused = await asesora.post(routes.generarDSManual.path, { prospectoId })
    expect(refused.body.data).toMatchObject({ codigoError: 422, descripcion })
  })

  test('the same holds of a passport where there is no RUT, and of no other person without one', async () => {
    const { prospectoId: enviado } = await dsHasta(asesora, 'resultado', { postulante: {} })
    const [mismo, otro] = [await cotizado(), await cotizado()]
    const pasaporte = (id: number, numeroPasaporte: string) =>
      desk.db.updateTable('prospecto').set({ rut: null, numeroPasaporte }).where('id', '=', id).execute()
    await pasaporte(enviado, 'XK998877')
    await pasaporte(mismo, 'XK998877')
    await pasaporte(otro, 'XK998878')
    const check = async (prospectoId: number) =>
      (await asesora.post(routes.validarCreacionDS.path, { prospectoId })).body.data
    expect([await check(mismo), await check(otro)]).toEqual(['rechazado', 'aceptado'])
    const refused = await asesora.post(routes.generarDSManual.path, { prospectoId: mismo })
    expect(refused.body.data).toMatchObject({ codigoError: 422, codigo: 'ds_en_evaluacion' })
  })

  test('never of an electronic sale, with or without an invitation', async () => {
    const electronica = await cotizado()
    await desk.db.updateTable('prospecto').set({ tipoVenta: 'E' }).where('id', '=', electronica).execute()
    const { prospectoId: invitada } = await invitacionEnviada(desk, asesora)
    for (const prospectoId of [electronica, invitada]) {
      const { body } = await asesora.post(routes.generarDSManual.path, { prospectoId })
      expect(body.data).toMatchObject({ codigoError: 422, codigo: 'venta_no_manual' })
      expect(await asesora.data(routes.verificacionDSManual.path, { prospectoId })).toEqual({ habilitado: false })
      expect((await porHttp(asesora)('obtenerVenta', { prospectoId })).dsManual).toBe(false)
    }
  })

  test('no client saves an invitation or its annulment as a stage, but where it stands already', async () => {
    const { prospectoId } = await invitacionEnviada(desk, asesora)
    const save = async (id: number, etapa: string) =>
      (await asesora.post(routes.guardarEtapaProspecto.path, { prospectoId: id, etapa })).status
    expect(await save(prospectoId, 'invitacionEnviada')).toBe(200)
    expect(await save(prospectoId, 'invitacionAnulada')).toBe(422)
    const sinInvitar = await cotizado()
    expect(await save(sinInvitar, 'invitacionEnviada')).toBe(422)
    await desk.db.updateTable('prospecto').set({ etapa: 'invitacionAnulada' }).where('id', '=', prospectoId).execute()
    expect([await save(prospectoId, 'invitacionAnulada'), await save(prospectoId, 'invitacionEnviada')]).toEqual([
      200, 422,
    ])
  })
})

describe('stages', () => {
  const save = (identificador: number, etapa: string, rest = {}) =>
    asesora.post(routes.guardarEtapa.path, { identificador, etapa, ...rest })

  test.each([
    ['cotizante before the holder is saved', 'cotizante', 'etapa_ds_incompleta'],
    ['beneficiarios before cotizante', 'beneficiarios', 'etapa_no_permitida'],
    ['preguntas at once', 'preguntas', 'etapa_no_permitida'],
    ['a stage that only an operation sets', 'resultado', 'etapa_no_permitida'],
    ['the end', 'terminado', 'etapa_no_permitida'],
    ['an electronic one', 'consideraciones', 'etapa_no_permitida'],
  ])('%s is refused', async (_, etapa, codigo) => {
    const { identificador } = await dsNueva(asesora)
    expect(await save(identificador, etapa)).toMatchObject({ status: 422, body: { codigo } })
  })

  test('preguntas needs every answer', async () => {
    const { identificador } = await dsHasta(asesora, 'preguntas')
    await desk.db
      .deleteFrom('respuestaDS')
      .where('declaracionId', '=', identificador)
      .where('pregunta', '=', 15)
      .execute()
    expect(await save(identificador, 'resumenAntecedentes')).toMatchObject({
      status: 422,
      body: { codigo: 'etapa_ds_incompleta' },
    })
  })

  test('the same stage again changes nothing; firma is announced, enviarDS does it', async () => {
    const { identificador, prospectoId } = await dsHasta(asesora, 'resumenDeclaracion')
    const entries = async () => (await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId })).length
    const before = await entries()
    expect((await save(identificador, 'resumenDeclaracion')).body.data).toEqual({ etapa: 'resumenDeclaracion' })
    expect((await save(identificador, 'firma')).body.data).toEqual({ etapa: 'resumenDeclaracion' })
    expect(await entries()).toBe(before)
  })

  test.each(['preguntas', 'resumenAntecedentes'])('«Corregir» goes back from the last summary to %s', async (etapa) => {
    const { identificador } = await dsHasta(asesora, 'resumenDeclaracion')
    expect((await save(identificador, etapa)).body.data).toEqual({ etapa })
  })

  test('V2, a date and an ip of the client do the same', async () => {
    const { identificador } = await dsHasta(asesora, 'resumenAntecedentes')
    const extra = { etapa: 'resumenDeclaracion', fechaRegistro: '07-10-2026', ip: '10.0.0.1', subetapa: null }
    const answer = await asesora.post(routes.guardarEtapaV2.path, { identificador, ...extra })
    expect(answer.body.data).toEqual({ etapa: 'resumenDeclaracion' })
  })

  test('each step stands in the Bitácora', async () => {
    const { prospectoId } = await dsHasta(asesora, 'resumenAntecedentes')
    const entries = await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId })
    const texts: string[] = entries.map((e: { estado: string }) => e.estado)
    for (const step of ['antecedentes del cotizante', 'beneficiarios', 'preguntas', 'resumen de antecedentes'])
      expect(texts).toContain(`Declaración de Salud: ${step}`)
  })
})

describe('permitted callers', () => {
  test('another advisor finds neither prospect nor declaration', async () => {
    const { identificador, prospectoId } = await dsNueva(asesora)
    const calls = [
      asesor2.post(routes.generarDSManual.path, { prospectoId }),
      asesor2.post(routes.verificacionDSManual.path, { prospectoId }),
      asesor2.post(routes.obtenerIdentificadorDS.path, { prospectoId }),
      asesor2.post(routes.obtenerEtapa.path, { identificador }),
      asesor2.post(routes.guardarEtapa.path, { identificador, etapa: 'cotizante' }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404)
  })

  test('the head of the team reads the stage, never clinical data', async () => {
    const { identificador, rut } = await dsNueva(asesora)
    expect((await jefatura.post(routes.obtenerEtapa.path, { identificador })).status).toBe(200)
    for (const name of ['obtenerAntecedentesCotizante', 'obtenerBeneficiariosDS', 'obtenerPreguntasDS'] as const)
      expect((await jefatura.post(routes[name].path, { identificador, rut })).status).toBe(403)
  })

  test('not even when she sells too', async () => {
    const { identificador } = await dsNueva(asesora)
    const set = (roles: Role[]) =>
      desk.db.updateTable('usuario').set({ roles }).where('usuario', '=', 'jefatura').execute()
    await set(['jefatura', 'asesor'])
    const both = await desk.as('jefatura')
    expect((await both.post(routes.obtenerEtapa.path, { identificador })).status).toBe(200)
    expect((await both.post(routes.obtenerPreguntasDS.path, { identificador })).status).toBe(404)
    await set(['jefatura'])
  })

  test('once it was sent the advisor and a client for them read names and progress, nothing clinical', async () => {
    const { identificador, prospectoId } = await dsHasta(asesora, 'resultado', { postulante: {} })
    for (const client of [asesora, await desk.bearer()]) {
      const titular = await client.data(routes.obtenerAntecedentesCotizante.path, { identificador })
      expect(titular).toMatchObject({ nombres: expect.any(String), peso: null, altura: null, pension: null })
      const [persona] = await client.data(routes.obtenerBeneficiariosDS.path, { identificador })
      expect(persona).toMatchObject({ nombres: titular.nombres, peso: null, altura: null })
      for (const name of ['obtenerPreguntasDS', 'obtenerArchivosDS'] as const) {
        const { status, body } = await client.post(routes[name].path, { identificador, tipoAdjunto: 40 })
        expect([status, body.codigo]).toEqual([403, 'ds_reservada'])
      }
      expect((await client.post(routes.resultadoevaluacionds.path, { identificador })).status).toBe(200)
    }
    const contraloria = await desk.as('contraloria')
    const archivos = { identificador, tipoAdjunto: 40 }
    expect((await contraloria.post(routes.obtenerArchivosDS.path, archivos)).status).toBe(200)
    expect((await asesora.post(routes.obtenerVenta.path, { prospectoId })).status).toBe(200)
  })

  test('a bearer client acts as the owner', async () => {
    const client = await desk.bearer()
    const { identificador } = await dsNueva(asesora)
    expect((await client.post(routes.obtenerPreguntasDS.path, { identificador })).status).toBe(200)
  })

  test('the identificador is null while there is no declaration, and the declaration of another RUT is not found', async () => {
    const prospectoId = await cotizado()
    const none = await asesora.data(routes.obtenerIdentificadorDS.path, { prospectoId })
    expect(none.declaracionSaludId).toBeNull()
    const { identificador } = await dsNueva(asesora)
    const other = await asesora.post(routes.obtenerPreguntasDS.path, { identificador, rut: '12345678-5' })
    expect(other.status).toBe(404)
  })
})
