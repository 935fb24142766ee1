import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { type RouteName, routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call = (name: RouteName, payload: object) => asesora.post(routes[name].path, payload)
const read = (prospectoId: number) => porHttp(asesora)('obtenerDatosProspectoUpd', { prospectoId })
const correosDe = (prospectoId: number) =>
  desk.db
    .selectFrom('correo')
    .select(['para', 'asunto', 'texto'])
    .where('prospectoId', '=', prospectoId)
    .orderBy('id')
    .execute()

const igual = { nombres: 'Elena', apellidoPaterno: 'Prueba', apellidoMaterno: 'Serrano' }

async function set() {
  const postulante = nuevoPostulante()
  const { prospectoId, identificador } = await dsNueva(asesora, postulante)
  const send = (nombre: object = igual) => call('finalizaEnvioDocUpd', { prospectoId, ...nombre })
  return { prospectoId, identificador, send, postulante }
}

const pasaUnSegundo = () => desk.clock.pasan(1000)

/** Document request for the identity card of an employee. */
const CEDULA = 2

let copias = 0
async function upload(prospectoId: number, NombreArchivo: string, idBox: number | null = null): Promise<void> {
  copias += 1
  pasaUnSegundo()
  const Binario = Buffer.concat([pdf(), Buffer.from(`\n% ${copias}`)]).toString('base64')
  const payload = { Identificador: prospectoId, NombreArchivo, Binario, TipoAdjunto: 40, idBox }
  await asesora.data(routes.cargaArchivoProspecto.path, payload)
}

describe('the notice to the applicant', () => {
  test('nothing new is refused, and mails nobody', async () => {
    const { prospectoId, send } = await set()
    const { status, body } = await send()
    expect([status, body.descripcion]).toEqual([422, m.nadaQueInformar.text])
    expect(await correosDe(prospectoId)).toEqual([])
  })

  test('the kinds of documents since the last notice, once per call; no file names', async () => {
    const { prospectoId, send, postulante } = await set()
    await upload(prospectoId, 'carnet.pdf', CEDULA)
    await upload(prospectoId, 'biopsia.pdf')
    await upload(prospectoId, 'liquidacion.pdf')
    expect((await read(prospectoId)).documentosNuevos).toEqual(['Cédula de identidad', 'Otro documento (2)'])
    pasaUnSegundo()
    expect((await send()).status).toBe(200)
    expect((await read(prospectoId)).documentosNuevos).toEqual([])
    expect((await send()).status).toBe(422)
    await upload(prospectoId, 'finiquito.pdf')
    pasaUnSegundo()
    await send()
    const [primero, segundo, ...mas] = await correosDe(prospectoId)
    expect(primero).toMatchObject({ para: formularioDe(postulante).correo, asunto: 'Recibimos sus documentos' })
    expect(primero?.texto).toContain('- Cédula de identidad\n- Otro documento (2)')
    expect(segundo?.texto).toContain('- Otro documento\n')
    expect(segundo?.texto).not.toContain('Cédula')
    for (const carta of [primero, segundo]) expect(carta?.texto).not.toMatch(/biopsia|\.pdf/)
    expect(mas).toEqual([])
  })

  test('documents from before the plan was confirmed are not new', async () => {
    const { prospectoId, send } = await set()
    await upload(prospectoId, 'antiguo.pdf')
    pasaUnSegundo()
    await desk.db.updateTable('cotizacion').set({ confirmada: desk.clock.ahora() }).execute()
    expect((await send()).status).toBe(422)
  })

  test('the name as it stands now, in capitals, with history; no update is begun', async () => {
    const { prospectoId, send } = await set()
    const { version } = await read(prospectoId)
    expect((await send({ ...igual, nombres: 'elena  maría' })).status).toBe(200)
    expect(await read(prospectoId)).toMatchObject({ nombres: 'ELENA MARÍA', estadoEdicion: null, version: version + 1 })
    const [correo] = await correosDe(prospectoId)
    expect(correo).toMatchObject({ asunto: 'Corregimos su nombre' })
    expect(correo?.texto).toContain('Su nombre quedó registrado así: Elena María Prueba Serrano.')
    const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
    expect(entradas.slice(0, 2).map(({ bitacoraId, estado }) => [bitacoraId, estado])).toEqual([
      [184, 'Correo al postulante: Corregimos su nombre'],
      [183, 'Nombre del postulante corregido'],
    ])
  })

  test('a name that is none is refused at its field', async () => {
    const { prospectoId, send } = await set()
    const { status, body } = await send({ ...igual, apellidoPaterno: ' ' })
    expect([status, body.errores]).toEqual([
      400,
      [{ campo: 'apellidoPaterno', mensaje: 'Debes ingresar al menos dos apellidos' }],
    ])
    const ninguno = await send({ ...igual, apellidoPaterno: ' ', apellidoMaterno: '' })
    expect(ninguno.body.errores.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      'Debe ingresar sus apellidos',
      'Debe ingresar sus apellidos',
    ])
    expect(await correosDe(prospectoId)).toEqual([])
  })
})

describe('a corrected name', () => {
  test('outlives the update that was open, of which the rest is taken back', async () => {
    const { prospectoId, send, postulante } = await set()
    const cambios = { nombres: 'Elsa', correo: 'otra@example.cl' }
    await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios })
    // the update's own changes are not mailed before it is confirmed
    expect((await send()).status).toBe(422)
    expect((await send({ ...igual, nombres: 'Elsa' })).status).toBe(200)
    expect(await read(prospectoId)).toMatchObject({ nombres: 'ELSA', correo: 'otra@example.cl', estadoEdicion: 'E' })
    await call('descartarActualizacion', { prospectoId })
    expect(await read(prospectoId)).toMatchObject({ nombres: 'ELSA', correo: formularioDe(postulante).correo })
  })

  test('stands in the declaration too, until it is signed', async () => {
    const { prospectoId, send, identificador } = await set()
    const titular = async () => {
      const { nombres, version } = await porHttp(asesora)('obtenerAntecedentesCotizante', { identificador })
      return { nombres, version }
    }
    const { version } = await titular()
    await send({ ...igual, nombres: 'Eliana' })
    expect(await titular()).toEqual({ nombres: 'ELIANA', version: version + 1 })
    const enviadaEn = desk.clock.ahora()
    await desk.db.updateTable('declaracion').set({ enviadaEn }).where('prospectoId', '=', prospectoId).execute()
    await send({ ...igual, nombres: 'Elena' })
    expect(await titular()).toEqual({ nombres: 'ELIANA', version: version + 1 })
  })

  test('is on the papers that were issued and not signed: they are issued again', async () => {
    await desk.startJobs()
    const contraloria = await desk.as('contraloria')
    const { prospectoId, identificador } = await conDatosContractuales({ asesora, contraloria })
    const antes = await documentosEmitidos(asesora, identificador)
    await call('finalizaEnvioDocUpd', { prospectoId, ...igual, nombres: 'Elena Isabel' })
    const despues = await documentosEmitidos(asesora, identificador)
    expect(despues.map((d) => d.nombre)).toEqual(antes.map((d) => d.nombre))
    expect(despues.filter((d) => antes.some(({ imgCorrel }) => imgCorrel === d.imgCorrel))).toEqual([])
  })
})
