import { createHash } from 'node:crypto'
import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { routes } from '@alerce/contract/routes'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { juradaDeEjemplo } from '../../../semilla/textos/textos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { dsHasta, nuevoRut } from '../../../testing/ventas.ts'
import { ensurePublicado } from '../../base/textos/ensure-publicado.ts'

let desk: Desk
let asesora: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

interface Doc {
  readonly idArchivo: number
  readonly nombre: string
  readonly accepted: boolean
  readonly abierta: boolean
  readonly aceptadaPor: string | null
  readonly aceptadaEn: string | null
  readonly huella: string | null
}

const carga = { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2 } as const
const berta = () => ({
  nombres: 'BERTA',
  apellidoPaterno: 'OSORIO',
  apellidoMaterno: 'VEGA',
  rutBeneficiario: nuevoRut(),
  peso: 60,
  altura: 1.55,
})
const especial = (dependiente = berta()) => ({
  postulante: { renta: 2_600_000, beneficiarios: [{ ...carga, descripcionOtro: '' }] },
  declaracion: { dependientes: [dependiente] },
})

const docs = async ({ identificador }: { identificador: number }): Promise<Doc[]> =>
  await asesora.data(routes.obtenerDocsCargasMedicas.path, { identificador })
const open = (id: number, quien: Client = asesora) =>
  quien.get(routes.generarDocCargaMedica.path.replace('{id}', String(id)))
const accept = (identificador: number, idArchivo: number) =>
  asesora.post(routes.aceptarDocCargaMedica.path, { identificador, idArchivo })
const guardarEtapa = (identificador: number, etapa: string) =>
  asesora.post(routes.guardarEtapa.path, { identificador, etapa })
const elPrimero = async (ds: { identificador: number }): Promise<Doc> => {
  const [doc] = await docs(ds)
  if (!doc) throw new Error('sin declaración jurada')
  return doc
}

/** Answered whole, its sworn declaration still to be opened. */
async function porAceptar(dependiente = berta()) {
  const ds = await dsHasta(asesora, 'resumenDeclaracion', especial(dependiente))
  await desk.db.deleteFrom('declaracionJurada').where('declaracionId', '=', ds.identificador).execute()
  await desk.db.updateTable('declaracion').set({ etapa: 'preguntas' }).where('id', '=', ds.identificador).execute()
  return ds
}

describe('the sworn declaration of a medical charge', () => {
  test('is one a charge, opened before it is accepted, and the same paper when it is opened again', async () => {
    const dependiente = berta()
    const ds = await porAceptar(dependiente)
    const doc = await elPrimero(ds)
    expect(doc).toMatchObject({ nombre: 'BERTA OSORIO VEGA', accepted: false, abierta: false, huella: null })
    expect(await accept(ds.identificador, doc.idArchivo)).toMatchObject({
      status: 422,
      body: { codigo: 'jurada_sin_abrir' },
    })

    const primera = (await open(doc.idArchivo)).body.data
    expect(primera.nombre).toMatch(/^declaracion-jurada-\d+-1\.pdf$/)
    const pdf = Buffer.from(primera.archivo, 'base64')
    const text = await textOfPdf(pdf)
    for (const part of [
      'BERTA OSORIO VEGA',
      formatoRut(dependiente.rutBeneficiario),
      'Progenitor 1',
      '03-09-1950',
      'ELENA PRUEBA SERRANO',
      formatoRut(ds.rut),
      'TEXTO DE EJEMPLO',
      juradaDeEjemplo.slice(0, 60),
    ])
      expect(text).toContain(part)
    expect((await open(doc.idArchivo)).body.data.archivo).toBe(primera.archivo)

    expect((await accept(ds.identificador, doc.idArchivo)).status).toBe(200)
    expect((await accept(ds.identificador, doc.idArchivo)).status).toBe(200)
    expect(await elPrimero(ds)).toMatchObject({
      accepted: true,
      aceptadaPor: 'Camila Rojas',
      aceptadaEn: desk.clock.ahora(),
      huella: createHash('sha256').update(pdf).digest('hex'),
    })
    const bitacora = await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId: ds.prospectoId })
    expect(bitacora.filter((e: { bitacoraId: number }) => e.bitacoraId === 241)).toHaveLength(2)
  })

  test('is kept sealed', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    await open(idArchivo)
    const rows = await desk.db
      .selectFrom('declaracionJurada')
      .innerJoin('archivo', 'archivo.id', 'declaracionJurada.archivoId')
      .select('confidencial')
      .where('declaracionId', '=', ds.identificador)
      .execute()
    expect(rows).toEqual([{ confidencial: true }])
  })

  test('holds the summary, and the sending in the words of the specification', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    expect(await guardarEtapa(ds.identificador, 'resumenAntecedentes')).toMatchObject({
      status: 422,
      body: { codigo: 'etapa_ds_incompleta' },
    })
    await desk.db
      .updateTable('declaracion')
      .set({ etapa: 'resumenDeclaracion' })
      .where('id', '=', ds.identificador)
      .execute()
    expect(await asesora.post(routes.enviarDS.path, ds)).toMatchObject({
      status: 422,
      body: {
        descripcion: 'Debe completar la Declaración de Salud',
        errores: [
          { campo: `jurada.${idArchivo}`, mensaje: 'Falta aceptar la declaración jurada de BERTA OSORIO VEGA.' },
        ],
      },
    })
    await open(idArchivo)
    await accept(ds.identificador, idArchivo)
    expect((await asesora.post(routes.enviarDS.path, ds)).status).toBe(200)
    const bloqueada = { status: 403, body: { codigo: 'ds_reservada' } }
    expect(await open(idArchivo)).toMatchObject(bloqueada)
    expect(await asesora.post(routes.obtenerDocsCargasMedicas.path, ds)).toMatchObject(bloqueada)
    expect(await accept(ds.identificador, idArchivo)).toMatchObject({ status: 422, body: { codigo: 'ds_bloqueada' } })
  })

  test('about other data it is opened and accepted anew', async () => {
    const dependiente = berta()
    const ds = await dsHasta(asesora, 'resumenDeclaracion', especial(dependiente))
    expect(await elPrimero(ds)).toMatchObject({ accepted: true })
    await guardarEtapa(ds.identificador, 'preguntas')
    const { idArchivo } = await elPrimero(ds)
    const beneficiario = [{ ...dependiente, id: idArchivo, nombres: 'ROBERTA' }]
    await asesora.data(routes.guardarBeneficiariosDS.path, { identificador: ds.identificador, beneficiario })
    expect(await elPrimero(ds)).toMatchObject({ nombre: 'ROBERTA OSORIO VEGA', accepted: false, abierta: false })
    expect((await accept(ds.identificador, idArchivo)).status).toBe(422)
    const { archivo } = (await open(idArchivo)).body.data
    expect(await textOfPdf(Buffer.from(archivo, 'base64'))).toContain('ROBERTA OSORIO VEGA')
  })

  test('of a text that gave way it is opened anew; an accepted one stays', async () => {
    const aceptada = await dsHasta(asesora, 'resumenDeclaracion', especial())
    const abierta = await porAceptar()
    const { idArchivo } = await elPrimero(abierta)
    await open(idArchivo)
    const cuerpo = 'Declaro bajo juramento lo que la isapre redactó.'
    const nueva = { clase: 'declaracionJurada', titulo: 'Declaración jurada', cuerpo, desde: '07-10-2026' }
    await (await desk.as('administracion')).data(routes.publicarTexto.path, nueva)
    expect(await elPrimero(aceptada)).toMatchObject({ accepted: true })
    expect(await accept(abierta.identificador, idArchivo)).toMatchObject({ status: 422 })
    const text = await textOfPdf(Buffer.from((await open(idArchivo)).body.data.archivo, 'base64'))
    expect(text).toContain(cuerpo)
    expect(text).not.toContain('TEXTO DE EJEMPLO')
    expect((await accept(abierta.identificador, idArchivo)).status).toBe(200)
  })

  test('waits for the data that it names', async () => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion', especial())
    await desk.db
      .updateTable('declaracionPersona')
      .set({ salud: null })
      .where('declaracionId', '=', ds.identificador)
      .where('tipo', '=', 1)
      .execute()
    await desk.db.deleteFrom('declaracionJurada').where('declaracionId', '=', ds.identificador).execute()
    const { idArchivo } = await elPrimero(ds)
    expect(await open(idArchivo)).toMatchObject({ status: 422, body: { codigo: 'jurada_sin_datos' } })
  })

  test('nobody has one without a medical charge', async () => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion')
    expect(await docs(ds)).toEqual([])
    expect(await accept(ds.identificador, 1)).toMatchObject({ status: 404 })
  })

  test('is only for the advisor of the sale, in their own session', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    expect(await open(idArchivo, await desk.as('asesor2'))).toMatchObject({ status: 404 })
    expect(await open(idArchivo, await desk.as('jefatura'))).toMatchObject({ status: 403 })
    expect(await open(999_999_999)).toMatchObject({ status: 404 })
    const { cookie } = asesora.credentials()
    const url = routes.generarDocCargaMedica.path.replace('{id}', String(idArchivo))
    const sinToken = await desk.app.inject({ method: 'GET', url, headers: { cookie } })
    expect(sinToken.json()).toMatchObject({ codigo: 'csrf_invalido' })
  })

  test('of an electronic declaration the applicant alone opens it', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', ds.identificador).execute()
    const negada = { status: 403, body: { codigo: 'ds_del_postulante' } }
    expect(await open(idArchivo)).toMatchObject(negada)
    expect(await accept(ds.identificador, idArchivo)).toMatchObject(negada)
    expect(await asesora.post(routes.obtenerDocsCargasMedicas.path, ds)).toMatchObject(negada)
  })
})

describe('by our own calls', () => {
  const openAlone = (id: number, quien: Client = asesora) => quien.post(routes.abrirJurada.path, { id })
  const fetch = (id: number, quien: Client = asesora) => quien.get(`${routes.descargarJurada.path}?id=${id}`)

  test('it is opened by a write, and its paper read as it is', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    expect(await fetch(idArchivo)).toMatchObject({ status: 422, body: { codigo: 'jurada_sin_abrir' } })
    expect((await openAlone(idArchivo)).body.data).toBe('ok')
    expect(await elPrimero(ds)).toMatchObject({ abierta: true, accepted: false })
    const { headers, raw } = await fetch(idArchivo)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/declaracion-jurada-\d+-1\.pdf/)
    expect(raw.toString('base64')).toBe((await open(idArchivo)).body.data.archivo)
    await openAlone(idArchivo)
    expect((await fetch(idArchivo)).raw).toEqual(raw)
    expect((await accept(ds.identificador, idArchivo)).status).toBe(200)
    expect(await elPrimero(ds)).toMatchObject({ huella: createHash('sha256').update(raw).digest('hex') })
  })

  test('it is only for the advisor of the sale, until it is sent, in a manual sale', async () => {
    const ds = await porAceptar()
    const { idArchivo } = await elPrimero(ds)
    await openAlone(idArchivo)
    for (const hacer of [openAlone, fetch]) {
      expect(await hacer(idArchivo, await desk.as('asesor2'))).toMatchObject({ status: 404 })
      expect(await hacer(idArchivo, await desk.as('jefatura'))).toMatchObject({ status: 403 })
      expect(await hacer(999_999_999)).toMatchObject({ status: 404 })
    }
    const change = (cambio: object) =>
      desk.db.updateTable('declaracion').set(cambio).where('id', '=', ds.identificador).execute()
    await change({ tipoVenta: 'E' })
    for (const hacer of [openAlone, fetch])
      expect(await hacer(idArchivo)).toMatchObject({ status: 403, body: { codigo: 'ds_del_postulante' } })
    await change({ tipoVenta: 'M', enviadaEn: desk.clock.ahora() })
    for (const hacer of [openAlone, fetch])
      expect(await hacer(idArchivo)).toMatchObject({ status: 403, body: { codigo: 'ds_reservada' } })
  })
})

test('outside the demo nobody signs our example of a text', () => {
  expect(() => ensurePublicado({ demo: false }, { ejemplo: true }, m.sinPublicar)).toThrow('jurada_sin_publicar')
  expect(() => ensurePublicado({ demo: false }, { ejemplo: false }, m.sinPublicar)).not.toThrow()
  expect(() => ensurePublicado({ demo: true }, { ejemplo: true }, m.sinPublicar)).not.toThrow()
})

test('two that are asked for at the same instant are one paper', async () => {
  const { idArchivo } = await elPrimero(await porAceptar())
  const [una, otra] = await Promise.all([open(idArchivo), open(idArchivo)])
  expect([una?.status, otra?.status]).toEqual([200, 200])
  expect(una?.body.data.archivo).toBe(otra?.body.data.archivo)
})
