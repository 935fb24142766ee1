import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { contraloriaMessages, cuatroOjosMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../../semilla/demo/documentos.ts'
import { formularioDe, type PostulanteDemo, writePersonas } from '../../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import { conDosAuditores } from '../../../../testing/auditores.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsHasta, dsNueva, nuevaDeclaracion, nuevoPostulante, nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
const hija = { ...hijo, fechaNacimiento: '2019/07/04' } as const
const REABIERTA = { etapa: 'beneficiarios', enviadaEn: null, resultado: null }

const dsDe = (identificador: number) =>
  desk.db.selectFrom('declaracion').selectAll().where('id', '=', identificador).executeTakeFirstOrThrow()
const personasDe = (identificador: number) =>
  desk.db
    .selectFrom('declaracionPersona')
    .select(['tipo', 'nombres', 'fechaNacimiento', 'sexo'])
    .where('declaracionId', '=', identificador)
    .orderBy('orden')
    .execute()
const save = (prospectoId: number, postulante: PostulanteDemo, cambios: object) =>
  asesora.post(routes.actualizarProspecto.path, { ...formularioDe(postulante), prospectoId, ...cambios })

/** Declaration of a holder, optionally with a child, sent and authorized. */
async function enviada(conHijo = false) {
  const postulante = nuevoPostulante({ rentaCertificada: true, ...(conHijo ? { beneficiarios: [hijo] } : {}) })
  const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', rutBeneficiario: nuevoRut() }
  const dependientes = [{ ...suyo, tipoDocumento: 'R' as const, peso: 30, altura: 1.3 }]
  const ds = await dsHasta(asesora, 'resultado', { postulante, ...(conHijo ? { declaracion: { dependientes } } : {}) })
  return { ...ds, postulante }
}

type Enviada = Awaited<ReturnType<typeof enviada>>

async function confirm({ prospectoId }: Enviada) {
  await deliverDocumentos(call, prospectoId, 'carta')
  await quoteActualizacion(call, prospectoId)
  await call('confirmarActualizacion', { prospectoId })
}

async function update(venta: Enviada, cambios: object) {
  expect((await save(venta.prospectoId, venta.postulante, cambios)).status).toBe(200)
  await confirm(venta)
}

const fijoDe = async (prospectoId: number) => (await call('obtenerDatosProspectoUpd', { prospectoId })).documentoFijo

describe('the document of the holder', () => {
  test('is not another once the declaration was sent, of either kind of sale, and the screen knows it', async () => {
    const { prospectoId, identificador, postulante } = await enviada()
    expect(await fijoDe(prospectoId)).toBe(true)
    const pasaporte = { tipoDocumento: 'P', rut: '', numeroPasaporte: 'AB123456' }
    for (const tipoVenta of ['M', 'E'] as const) {
      await desk.db.updateTable('declaracion').set({ tipoVenta }).where('id', '=', identificador).execute()
      for (const [campo, cambio] of [
        ['rut', { rut: nuevoRut() }],
        ['tipoDocumento', pasaporte],
      ] as const) {
        const { status, body } = await save(prospectoId, postulante, cambio)
        expect([status, body.errores]).toEqual([422, [{ campo, mensaje: m.titularFijo.text }]])
      }
    }
    expect(await call('obtenerDatosProspectoUpd', { prospectoId })).toMatchObject({
      rut: postulante.rut,
      estadoEdicion: null,
    })
  })

  test('is the same in another spelling', async () => {
    const { prospectoId, postulante } = await enviada()
    const rut = ` ${postulante.rut.replace(/(\d{3})-/, '.$1-').toLowerCase()} `
    expect((await save(prospectoId, postulante, { rut })).status).toBe(200)
  })

  test('may be put right until it is sent', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    expect(await fijoDe(prospectoId)).toBe(false)
    expect((await save(prospectoId, postulante, { rut: nuevoRut() })).status).toBe(200)
  })
})

test('a holder RUT equal to that of a beneficiario is refused at every step until corrected', async () => {
  const rutBeneficiario = nuevoRut()
  const postulante = nuevoPostulante({ rentaCertificada: true, beneficiarios: [hijo] })
  const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', peso: 30, altura: 1.3 }
  const declaracion = (rut: string) => ({
    dependientes: [{ ...suyo, rutBeneficiario: rut, tipoDocumento: 'R' as const }],
  })
  const venta = {
    ...(await dsHasta(asesora, 'resumenDeclaracion', { postulante, declaracion: declaracion(rutBeneficiario) })),
    postulante,
  }
  const { identificador } = venta
  await update(venta, { rut: rutBeneficiario })
  const errores = [{ campo: 'beneficiario', mensaje: cotizanteMessages.rutDelTitular.text }]
  // the new holder fills in their own data
  const titular = await call('obtenerAntecedentesCotizante', { identificador })
  const suyos = { peso: 70, altura: 1.7, pension: false, idSalud: 1, fechaDS: '07-10-2026' }
  await call('guardarAntecedentesCotizante', { ...titular, ...suyos, identificador })
  await call('guardarEtapa', { identificador, etapa: 'cotizante' })
  const follow = () => asesora.post(routes.guardarEtapa.path, { identificador, etapa: 'beneficiarios' })
  expect(await follow()).toMatchObject({ status: 400, body: { errores } })
  // also at the last summary
  const etapa = (valor: 'resumenDeclaracion' | 'beneficiarios') =>
    desk.db.updateTable('declaracion').set({ etapa: valor }).where('id', '=', identificador).execute()
  await etapa('resumenDeclaracion')
  expect(await asesora.post(routes.enviarDS.path, { identificador })).toMatchObject({ status: 400, body: { errores } })
  await etapa('beneficiarios')
  await writePersonas(call, identificador, nuevaDeclaracion(declaracion(nuevoRut())))
  expect((await follow()).status).toBe(200)
})

const asma = (beneficiario: number) => ({
  beneficiario,
  diagnostico: { codigo: 'J45', diagnostico: 'Asma' },
  fecha: '01-03-2019',
})

/** Declaration of a holder with a child, typed up to the last summary and moved back to the questions. */
async function conHija() {
  const postulante = nuevoPostulante({ rentaCertificada: true, beneficiarios: [hijo] })
  const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', rutBeneficiario: nuevoRut() }
  const dependientes = [{ ...suyo, tipoDocumento: 'R' as const, peso: 30, altura: 1.3 }]
  const ds = await dsHasta(asesora, 'resumenDeclaracion', { postulante, declaracion: { dependientes } })
  await call('guardarEtapa', { identificador: ds.identificador, etapa: 'preguntas' })
  return { ...ds, postulante }
}

describe('a declaration that was not sent', () => {
  /**
   * Declaration typed up to the last summary: holder and child have asthma, the holder another diagnosis too; the rest
   * is «no».
   */
  async function declarada() {
    const { postulante, ...ds } = await conHija()
    const { identificador } = ds
    const [titular, hija] = (await call('obtenerBeneficiariosDS', { identificador })).map(({ id }) => id)
    const [de, deHija] = [asma(titular ?? 0), asma(hija ?? 0)]
    const si = { identificador, respuesta: true }
    await call('guardarRespuestaDS', { ...si, codigoPregunta: 1, diagnosticos: [de, deHija] })
    await call('guardarRespuestaDS', { ...si, codigoPregunta: 2, diagnosticos: [de] })
    const archivo = { tipoAdjunto: 40, nombreArchivo: 'informe.pdf', binario: Buffer.from(pdf()).toString('base64') }
    await call('guardarDocumentosDS', { identificador, ...archivo })
    return { ...ds, postulante, hija: hija ?? 0 }
  }
  const respuestasDe = async (identificador: number) =>
    (await call('obtenerPreguntasDS', { identificador })).flatMap(({ id, respuesta, diagnosticos }) =>
      respuesta === null ? [] : [{ id, respuesta, de: diagnosticos.map(({ beneficiario }) => beneficiario) }],
    )
  const adjuntosDe = async (declaracionId: number) =>
    (await desk.db.selectFrom('adjunto').select('id').where('declaracionId', '=', declaracionId).execute()).length
  const textosDe = async (prospectoId: number) =>
    (await call('obtenerBitacoraProspecto', { prospectoId }))
      .map(({ estado }) => estado)
      .filter((texto) => texto.startsWith(bitacora.declaradoOlvidado.texto))
  const medidasDe = async (identificador: number) =>
    (await call('obtenerBeneficiariosDS', { identificador })).map(({ peso, altura }) => [peso, altura])

  test('with a holder of another document keeps no answer of the former holder', async () => {
    const venta = await declarada()
    const { prospectoId, identificador, hija } = venta
    await update(venta, { rut: nuevoRut(), correo: 'otra.persona@example.cl' })
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'inicioManual', enviadaEn: null })
    expect(await medidasDe(identificador)).toEqual([
      [null, null],
      [30, 1.3],
    ])
    const titular = await call('obtenerAntecedentesCotizante', { identificador })
    expect(titular).toMatchObject({ pension: null, correo: 'otra.persona@example.cl' })
    // answers on the remaining persons stay
    expect(await respuestasDe(identificador)).toEqual([{ id: 1, respuesta: true, de: [hija] }])
    expect(await adjuntosDe(identificador)).toBe(0)
    expect(await textosDe(prospectoId)).toEqual([`${bitacora.declaradoOlvidado.texto}: el titular es otra persona`])
  })

  test.each([
    ['birth date', { fechaNacimiento: '16-03-1990' }],
    ['sex', { sexo: 'M' }],
    ['name', { nombres: 'Eliana' }],
  ])('keeps all of it when only the %s of its holder was corrected', async (_, cambio) => {
    const venta = await declarada()
    const { prospectoId, identificador } = venta
    const dicho = await respuestasDe(identificador)
    await update(venta, cambio)
    expect((await medidasDe(identificador))[0]).toEqual([60, 1.65])
    expect(await respuestasDe(identificador)).toEqual(dicho)
    expect(await adjuntosDe(identificador)).toBe(1)
    expect(await textosDe(prospectoId)).toEqual([])
  })

  test('drops the answers of a removed person, asks every «no» again when another joined, and says so', async () => {
    const venta = await declarada()
    const { prospectoId, identificador } = venta
    const [antes] = await call('obtenerBeneficiarios', { prospectoId })
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hija] })
    await call('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    await update(venta, {})
    expect(await medidasDe(identificador)).toEqual([
      [60, 1.65],
      [null, null],
    ])
    const dicho = await respuestasDe(identificador)
    expect(dicho.map(({ respuesta, de }) => [respuesta, de.length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    const razones = 'salió una persona del grupo y entró una persona al grupo'
    expect(await textosDe(prospectoId)).toEqual([`${bitacora.declaradoOlvidado.texto}: ${razones}`])
  })
})

describe('a declaration that was sent', () => {
  test.each([
    ['birth date', { fechaNacimiento: '16-03-1990' }],
    ['sex', { sexo: 'M' }],
  ])('is opened again by another %s of its holder, and keeps the holder with the new data', async (_what, cambio) => {
    const venta = await enviada()
    const { prospectoId, identificador, postulante } = venta
    await update(venta, cambio)
    expect(await dsDe(identificador)).toMatchObject(REABIERTA)
    const { fechaNacimiento, sexo } = { ...formularioDe(postulante), ...cambio }
    const [dia, mes, ano] = String(fechaNacimiento).split('-')
    expect(await personasDe(identificador)).toMatchObject([{ fechaNacimiento: `${ano}-${mes}-${dia}`, sexo }])
    const textos = (await call('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado)
    expect(textos).toContain(`${bitacora.dsReabierta.texto}: cambió la fecha de nacimiento o el sexo del titular`)
    // the declared data stay, so that another document is refused
    expect(await fijoDe(prospectoId)).toBe(true)
    expect((await save(prospectoId, postulante, { ...cambio, rut: nuevoRut() })).status).toBe(422)
  })

  test('opened again by a new person, lists the current people and not the removed one', async () => {
    const venta = await enviada(true)
    const { prospectoId, identificador } = venta
    const [antes] = await call('obtenerBeneficiarios', { prospectoId })
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hija] })
    await call('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    await update(venta, { nombres: 'Eliana', fechaNacimiento: '16-03-1990' })
    expect(await dsDe(identificador)).toMatchObject(REABIERTA)
    expect(await personasDe(identificador)).toEqual([
      { tipo: 0, nombres: 'ELIANA', fechaNacimiento: '1990-03-16', sexo: 'F' },
      { tipo: 2, nombres: '', fechaNacimiento: '2019-07-04', sexo: 'F' },
    ])
  })

  test('stays as signed after a change of name or the removal of a person', async () => {
    const venta = await enviada(true)
    const { prospectoId, identificador } = venta
    const [dicho, personas] = [await dsDe(identificador), await personasDe(identificador)]
    const [antes] = await call('obtenerBeneficiarios', { prospectoId })
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [] })
    await call('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    await update(venta, { nombres: 'Eliana' })
    expect(await dsDe(identificador)).toMatchObject({ enviadaEn: dicho.enviadaEn, reabiertaEn: null })
    expect(await personasDe(identificador)).toEqual(personas)
  })

  /** Sent declaration that waits for contraloría because of the child's diagnosis, and optionally the holder's. */
  async function enEvaluacion(titularTambien: boolean) {
    const { postulante, ...ds } = await conHija()
    const { identificador } = ds
    const [titular = 0, ines = 0] = (await call('obtenerBeneficiariosDS', { identificador })).map(({ id }) => id)
    const si = { identificador, respuesta: true }
    const deUno = titularTambien ? [asma(titular), asma(ines)] : [asma(ines)]
    await call('guardarRespuestaDS', { ...si, codigoPregunta: 1, diagnosticos: deUno })
    await call('guardarRespuestaDS', { ...si, codigoPregunta: 2, diagnosticos: [asma(ines)] })
    for (const etapa of ['preguntas', 'resumenAntecedentes', 'resumenDeclaracion'] as const)
      await call('guardarEtapa', { identificador, etapa })
    await call('enviarDS', { identificador })
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'resultado', resultado: 0 })
    return { ...ds, postulante, titular, ines }
  }
  const casoDe = async (identificador: number) => {
    const { medica, motivos } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
    const respuestas = medica?.respuestas.filter(({ respuesta }) => respuesta) ?? []
    return {
      motivos,
      personas: medica?.personas.map(({ id }) => id),
      salieron: medica?.salieron,
      dichas: respuestas.map(({ id, diagnosticos }) => [id, ...diagnosticos.map(({ beneficiario }) => beneficiario)]),
    }
  }
  async function takeOut({ prospectoId, postulante }: Enviada) {
    const [antes] = await call('obtenerBeneficiarios', { prospectoId })
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [] })
    await call('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    expect((await save(prospectoId, postulante, {})).status).toBe(200)
  }

  test('and waits for contraloría is judged without the removed person, once confirmed', async () => {
    const venta = await enEvaluacion(true)
    const { identificador, titular, ines } = venta
    await takeOut(venta)
    // an open update may be discarded: the group is unchanged
    expect(await casoDe(identificador)).toMatchObject({ personas: [titular, ines], salieron: [] })
    await confirm(venta)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'resultado', resultado: 0 })
    expect(await casoDe(identificador)).toEqual({
      motivos: ['1 respuesta Sí'],
      personas: [titular],
      salieron: ['INÉS PRUEBA SOTO'],
      dichas: [[1, titular]],
    })
    const restricciones = [{ persona: ines, condicion: 'Asma', meses: 12, cobertura: 50 }]
    const restringe = { identificador, resultado: 2, motivo: 'El asma declarada sigue en tratamiento', restricciones }
    const { body } = await contraloria.post(routes.responderEvaluacionMedica.path, restringe)
    expect(body).toMatchObject({ codigo: contraloriaMessages.personaAjena.code })
    // the signed declaration keeps both persons
    expect(await personasDe(identificador)).toHaveLength(2)
  })

  test('restricted by a held answer about a removed person returns to its auditor with the reason', async () => {
    const venta = await enEvaluacion(true)
    const { identificador, ines } = venta
    const restricciones = [{ persona: ines, condicion: 'Asma', meses: 12, cobertura: 50 }]
    const restringe = { identificador, resultado: 2, motivo: 'El asma declarada sigue en tratamiento', restricciones }
    await porHttp(contraloria)('responderEvaluacionMedica', { ...restringe, antecedentes: [] })
    await takeOut(venta)
    await confirm(venta)
    await desk.releaseRespuestas()
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'resultado', resultado: 0 })
    const { notas } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
    const { toma } = await porHttp(contraloria)('situacionDeCaso', { identificador })
    expect(notas.map(({ texto }) => texto)).toEqual([cuatroOjosMessages.salioAlguien.text])
    expect(toma).toMatchObject({ propia: true })
  })

  test('restricted under four eyes about a removed person cannot be confirmed, and is handed back', async () => {
    await conDosAuditores(desk)
    const cuatroOjos = { clave: 'contraloriaCuatroOjos', valor: JSON.stringify(true), desde: '2026-01-01' }
    await desk.db.insertInto('parametro').values(cuatroOjos).execute()
    const [fernanda, andres] = [await desk.as('mesa'), porHttp(contraloria)]
    const [venta, intacta] = [await enEvaluacion(true), await enEvaluacion(true)]
    const restringe = ({ identificador, ines }: typeof venta) => {
      const restricciones = [{ persona: ines, condicion: 'Asma', meses: 12 as const, cobertura: 50 as const }]
      const motivo = 'El asma declarada sigue en tratamiento'
      return andres('responderEvaluacionMedica', {
        identificador,
        resultado: 2,
        motivo,
        restricciones,
        antecedentes: [],
      })
    }
    for (const una of [venta, intacta]) expect(await restringe(una)).toMatchObject({ porConfirmar: true })
    const confirma = async ({ identificador }: typeof venta) => {
      const { status, body } = await fernanda.post(routes.confirmarRespuesta.path, { identificador })
      return [status, body.descripcion]
    }
    await takeOut(venta)
    // the update is still open, so that an answer about the child can be confirmed
    await takeOut(intacta)
    expect((await confirma(intacta))[0]).toBe(200)
    await confirm(venta)
    expect(await confirma(venta)).toEqual([409, cuatroOjosMessages.salioAlguien.text])
    await desk.releaseRespuestas()
    expect(await dsDe(venta.identificador)).toMatchObject({ etapa: 'resultado', resultado: 0 })
    const { identificador } = venta
    await porHttp(fernanda)('devolverRespuesta', { identificador, nota: cuatroOjosMessages.salioAlguien.text })
    expect((await andres('situacionDeCaso', { identificador })).toma).toMatchObject({ propia: true })
    expect(await casoDe(identificador)).toMatchObject({ personas: [venta.titular], salieron: ['INÉS PRUEBA SOTO'] })
    await desk.db.deleteFrom('parametro').where('clave', '=', cuatroOjos.clave).execute()
  })

  test('and waited only for a condition of the removed person is authorized by the system', async () => {
    const venta = await enEvaluacion(false)
    await takeOut(venta)
    await confirm(venta)
    expect(await dsDe(venta.identificador)).toMatchObject({ etapa: 'resultado', resultado: 1 })
  })
})
