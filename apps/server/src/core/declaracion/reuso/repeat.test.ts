import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPlan, generateDS } from '../../../semilla/demo/recorrido.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { ingresoDe } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { alSalir, dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())
beforeEach(() => moveTo(INICIO))

/** To that moment, at which both are at work. */
async function moveTo(instante: string) {
  desk.clock.move(instante)
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
}

const DESPUES = '2026-10-20T13:00:00.000Z'
const call = () => porHttp(asesora)
const hijo = { fechaNacimiento: '2020/05/01', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
const diagnosticos = { 3: ['J45', 'Asma', '01-06-2015'] } as const

interface Caso {
  readonly certificada?: boolean
  readonly medica?: 'autoriza' | 'restringe'
  readonly renta?: number
}

/** A family of two with a declared asthma, evaluated and finished; a file came with it. */
async function aceptada({ certificada = true, medica = 'autoriza', renta = 1_800_000 }: Caso = {}) {
  const dependiente = { nombres: 'LEO', apellidoPaterno: 'PRUEBA', apellidoMaterno: 'PAZ', peso: 18, altura: 1.1 }
  const venta = await dsHasta(asesora, 'resumenDeclaracion', {
    postulante: { renta, beneficiarios: [hijo], ...(certificada ? { rentaCertificada: true } : {}) },
    declaracion: { diagnosticos, dependientes: [{ ...dependiente, rutBeneficiario: nuevoRut() }] },
  })
  const { identificador } = venta
  const archivo = { bytes: pdf({ dentro: 'espirometría' }), nombre: 'espirometria.pdf' }
  expect((await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)).status).toBe(200)
  await call()('enviarDS', { identificador })
  if (!certificada) {
    await alSalir(contraloria)('responderEvaluacionFinanciera', {
      identificador,
      decision: 'aprueba',
      rentaPromedio: renta,
    })
  }
  const [titular] = await call()('obtenerBeneficiariosDS', { identificador })
  const restriccion = { persona: titular?.id, condicion: 'Asma bronquial', meses: 12, cobertura: 50 }
  await alSalir(contraloria)(
    'responderEvaluacionMedica',
    medica === 'autoriza'
      ? { identificador, resultado: 1 }
      : { identificador, resultado: 2, motivo: 'Asma en control desde 2015', restricciones: [restriccion] },
  )
  await call()('finalizaevaluacionds', { identificador, resultado: medica === 'autoriza' ? 1 : 2, acepta: true })
  return venta
}

/** The sale that reuses it, quoted anew, with its declaration just made. */
async function reusada(original: number, entremedio: (copia: number) => Promise<unknown> = async () => undefined) {
  const { prospectoId } = await call()('reutilizarDS', { prospectoId: original })
  await entremedio(prospectoId)
  await confirmPlan(call(), prospectoId)
  return { prospectoId, identificador: await generateDS(call(), prospectoId) }
}

const fila = (id: number) =>
  desk.db.selectFrom('declaracion').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const medica = async (identificador: number) =>
  (await porHttp(contraloria)('obtenerCasoContraloria', { identificador })).medica!
const dicho = async (prospectoId: number) =>
  (await call()('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado)
const estado = async (prospectoId: number) => (await call()('obtenerVenta', { prospectoId })).estado

describe('the earlier declaración is valid for the copy', () => {
  test('all of it is there, sealed in its own rows, and the sale goes to its papers', async () => {
    const original = await aceptada()
    await moveTo(DESPUES)
    const copia = await reusada(original.prospectoId)
    const [suya, antes] = [await fila(copia.identificador), await fila(original.identificador)]
    const { folioPapel, fechaDS, enviadaEn, preguntasTextoId } = antes
    expect(suya).toMatchObject({ etapa: 'resultado', resultado: 1, reutilizaId: antes.id })
    expect(suya).toMatchObject({ folioPapel, fechaDS, enviadaEn, preguntasTextoId })
    expect(suya.folio).not.toBe(antes.folio)
    expect(await estado(copia.prospectoId)).toBe('DS Aceptada')

    const [mia, la] = [await medica(copia.identificador), await medica(original.identificador)]
    const sinId = (personas: typeof la.personas) => personas.map(({ id: _, ...persona }) => persona)
    expect(sinId(mia.personas)).toEqual(sinId(la.personas))
    const titular = mia.personas[0]!.id
    expect(titular).not.toBe(la.personas[0]!.id)
    const suyas = mia.respuestas.filter(({ respuesta }) => respuesta)
    expect(suyas).toMatchObject([{ diagnosticos: [{ beneficiario: titular, diagnostico: { codigo: 'J45' } }] }])
    expect(mia.respuestas).toHaveLength(la.respuestas.length)

    expect((await dicho(copia.prospectoId)).toReversed().slice(0, 2)).toEqual([
      `Copia de otra postulación: reutiliza la Declaración de Salud ${antes.folio}`,
      expect.any(String),
    ])
    expect(await dicho(copia.prospectoId)).toContain(`Declaración de Salud reutilizada: la de folio ${antes.folio}`)

    await call()('finalizaevaluacionds', { identificador: copia.identificador, resultado: 1 })
    const datos = await call()('datosDocumentosContractuales', { prospectoId: copia.prospectoId })
    await call()('ingresarDatosDocumentosContractuales', ingresoDe(datos))
    expect((await fila(copia.identificador)).etapa).toBe('documentosContractuales')
    expect((await fila(original.identificador)).etapa).toBe('dsFinalizada')
    expect(await call()('obtenerVenta', { prospectoId: copia.prospectoId })).toMatchObject({
      reutiliza: { prospectoId: original.prospectoId, folioDS: antes.folio, repite: true },
    })
  })

  test('its files too, though the first one is gone', async () => {
    const original = await aceptada()
    const copia = await reusada(original.prospectoId)
    await desk.db.deleteFrom('adjunto').where('declaracionId', '=', original.identificador).execute()
    const archivos = await porHttp(contraloria)('obtenerArchivosDS', {
      identificador: copia.identificador,
      tipoAdjunto: 40,
    })
    expect(archivos.map(({ nombre }) => nombre)).toEqual(['espirometria.pdf'])
  })

  test('only the income is evaluated: once a person approves it, the health answers hold', async () => {
    const original = await aceptada({ certificada: false })
    const { identificador, prospectoId } = await reusada(original.prospectoId)
    expect((await fila(identificador)).resultado).toBe(6)
    expect(await estado(prospectoId)).toBe('DS en Evaluación')
    const cola = await porHttp(contraloria)('obtenerColaContraloria', { cola: 'financiera' })
    expect(cola.casos.map((uno) => uno.identificador)).toContain(identificador)
    const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
    expect(await alSalir(contraloria)('responderEvaluacionFinanciera', aprueba)).toMatchObject({ resultado: 1 })
    const medicas = await desk.db
      .selectFrom('evaluacion')
      .select(['resultado', 'por'])
      .where('declaracionId', '=', identificador)
      .where('clase', '=', 'medica')
      .orderBy('id')
      .execute()
    expect(medicas.at(-1)).toEqual({ resultado: 1, por: 'motor local' })
  })

  test('the restrictions stay, to be accepted for this contract too', async () => {
    const original = await aceptada({ medica: 'restringe' })
    const { identificador, prospectoId } = await reusada(original.prospectoId)
    expect(await fila(identificador)).toMatchObject({ resultado: 2, acepta: null })
    expect(await estado(prospectoId)).toBe('DS Aceptada con Restricciones')
    const { data } = await call()('resultadoevaluacionds', { identificador })
    expect(data).toMatchObject({
      restricciones: [{ condicion: 'Asma bronquial', meses: 12 }],
      motivo: 'Asma en control desde 2015',
    })
    await call()('finalizaevaluacionds', { identificador, resultado: 2, acepta: true })
    expect(await estado(prospectoId)).toBe('DS Aceptada')
  })

  test('short of income before anybody looked at their health, that is looked at now', async () => {
    const venta = await dsHasta(asesora, 'resultado', { declaracion: { diagnosticos } })
    const { identificador } = venta
    const rechaza = { decision: 'rechaza', motivo: 'No alcanza para el plan', rentaPromedio: 300_000 } as const
    await alSalir(contraloria)('responderEvaluacionFinanciera', { identificador, ...rechaza })
    await desk.releaseRespuestas()
    const copia = await reusada(venta.prospectoId)
    expect((await fila(copia.identificador)).resultado).toBe(6)
    const aprueba = { identificador: copia.identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
    await alSalir(contraloria)('responderEvaluacionFinanciera', aprueba)
    expect((await fila(copia.identificador)).resultado).toBe(0)
  })

  test('two of the same family, and asked again, make one declaration', async () => {
    const original = await aceptada()
    const { prospectoId, identificador } = await reusada(original.prospectoId)
    const otra = await call()('iniciarDSManual', { prospectoId })
    expect(otra).toEqual({ declaracionSaludId: identificador, enviada: true })
  })
})

describe('it is filled in as any other', () => {
  const nueva = async (entremedio: (copia: number) => Promise<unknown>) => {
    const original = await aceptada()
    const copia = await reusada(original.prospectoId, entremedio)
    const suya = await fila(copia.identificador)
    expect(suya).toMatchObject({ etapa: 'inicioManual', enviadaEn: null, reutilizaId: null, folioPapel: null })
    const venta = await call()('obtenerVenta', { prospectoId: copia.prospectoId })
    expect([venta.estado, venta.reutiliza?.repite]).toEqual(['DS en Proceso', false])
    const salud = desk.db.selectFrom('declaracionPersona').select('salud').where('declaracionId', '=', suya.id)
    expect((await salud.execute()).filter(({ salud: medida }) => medida !== null)).toEqual([])
    return await dicho(copia.prospectoId)
  }
  const NO = 'La Declaración de Salud no se pudo reutilizar: se responde otra'

  test('where the family is another', async () => {
    const grande = { ...hijo, fechaNacimiento: '2022/03/01' }
    const textos = await nueva((prospectoId) =>
      call()('guardarBeneficiarios', { prospectoId, beneficiarios: [grande] }),
    )
    expect(textos).toContain(`${NO}: cambió el grupo familiar`)
  })

  test('where the original is opened again', async () => {
    const textos = await nueva(async (prospectoId) => {
      const { reutiliza } = await call()('obtenerVenta', { prospectoId })
      const abierta = { etapa: 'beneficiarios', enviadaEn: null, resultado: null } as const
      await desk.db.updateTable('declaracion').set(abierta).where('prospectoId', '=', reutiliza!.prospectoId).execute()
    })
    expect(textos).toContain(`${NO}: lo declarado ya no sirve`)
  })
})

describe('of the two a single one comes to its contract', () => {
  const contrato = (id: number) =>
    desk.db.updateTable('declaracion').set({ etapa: 'terminado' }).where('id', '=', id).execute()
  const finish = async (identificador: number) => {
    const { status, body } = await asesora.post(routes.finalizaevaluacionds.path, { identificador, resultado: 1 })
    return [status, body.descripcion]
  }
  const NEGADA = 'Otra postulación con esta misma Declaración de Salud ya tiene su contrato: esta no puede continuar.'

  test('the original had it: the copy is not finished, and nothing is reused', async () => {
    const original = await aceptada()
    const copia = await reusada(original.prospectoId)
    await contrato(original.identificador)
    expect(await finish(copia.identificador)).toEqual([422, NEGADA])
    expect((await asesora.post(routes.reutilizarDS.path, { prospectoId: copia.prospectoId })).status).toBe(422)
  })

  test('the copy had it: the original goes no further', async () => {
    const original = await aceptada()
    const copia = await reusada(original.prospectoId)
    await contrato(copia.identificador)
    const datos = await call()('datosDocumentosContractuales', { prospectoId: original.prospectoId })
    const { body } = await asesora.post(routes.ingresarDatosDocumentosContractuales.path, ingresoDe(datos))
    expect(body.data).toMatchObject({ codigoError: 422, descripcion: NEGADA })
    const { dsEsReutilizable } = (await call()('obtenerProspectos', { limite: 100 })).find(
      (uno) => uno.prospectoId === original.prospectoId,
    )!
    expect(dsEsReutilizable).toBe(false)
  })

  test('the other has no next step in its card nor its header, and says why', async () => {
    const original = await aceptada()
    const copia = await reusada(original.prospectoId)
    const { prospectoId } = original
    await contrato(copia.identificador)
    const turno = { actua: 'nadie', paso: 'Otra postulación con la misma DS ya tiene su contrato' }
    const venta = await call()('obtenerVenta', { prospectoId })
    expect(venta).toMatchObject({ turno, dsManual: false, documentosContractuales: false, porFinalizar: false })
    expect(venta.pasos.filter(({ situacion }) => situacion === 'ahora' || situacion === 'sigue')).toEqual([])
    const fichas = await call()('obtenerProspectos', { limite: 100 })
    expect(fichas.find((uno) => uno.prospectoId === prospectoId)).toMatchObject({ turno })
  })

  test('it had it before the declaration was made: none is made', async () => {
    const original = await aceptada()
    const { prospectoId } = await call()('reutilizarDS', { prospectoId: original.prospectoId })
    await confirmPlan(call(), prospectoId)
    await contrato(original.identificador)
    const { status, body } = await asesora.post(routes.iniciarDSManual.path, { prospectoId })
    expect([status, body.descripcion]).toEqual([422, NEGADA])
  })
})

test('the folio of its paper is still taken for all others, and free for it', async () => {
  const original = await aceptada()
  const { identificador } = await reusada(original.prospectoId)
  const { folioPapel } = await fila(identificador)
  const otra = await dsHasta(asesora, 'preguntas', { declaracion: {} })
  const titular = await call()('obtenerAntecedentesCotizante', { identificador: otra.identificador })
  const { status, body } = await asesora.post(routes.guardarAntecedentesCotizante.path, {
    ...titular,
    identificador: otra.identificador,
    folioDS: folioPapel,
  })
  expect([status, body.descripcion]).toEqual([409, 'Folio DS ya existe'])
})
