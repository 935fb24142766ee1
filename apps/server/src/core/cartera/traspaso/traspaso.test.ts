import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { esDeSuAsesor } from '../../../sesiones/read-model.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let ids: Record<string, number>
let jefatura: Client
let administracion: Client
let asesora: Client
let asesor2: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  jefatura = await desk.as('jefatura')
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
  const { equipoId } = await desk.db
    .selectFrom('usuario')
    .select('equipoId')
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  for (const [usuario, rut] of [
    ['colega', '9876543-3'],
    ['suplente', '8765432-K'],
  ] as const)
    await porHttp(administracion)('guardarUsuario', {
      usuario,
      rut,
      nombres: usuario,
      apellidoPaterno: 'Reyes',
      apellidoMaterno: '',
      correo: `${usuario}@example.cl`,
      roles: ['asesor'],
      equipoId,
    })
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
})
afterAll(() => desk.close())

const id = (usuario: string): number => ids[usuario] ?? 0
const TRASPASAR = routes.traspasarCasos.path
const motivo = 'Deja la empresa.'
const acto = (de: string, a: string, prospectoIds: number[] | null = null) => ({
  deId: id(de),
  aId: id(a),
  prospectoIds,
  motivo,
})
const asesorDe = async (prospectoId: number) =>
  (await desk.db.selectFrom('prospecto').select('asesorId').where('id', '=', prospectoId).executeTakeFirstOrThrow())
    .asesorId
const abiertosDe = async (usuario: string, client = administracion) =>
  (await porHttp(client)('obtenerCarteras', {})).carteras.find(({ asesorId }) => asesorId === id(usuario))!
    .casosAbiertos
const casosDe = async (usuario: string) =>
  (await porHttp(administracion)('obtenerCasosDeCartera', { asesorId: id(usuario), limite: 100 })).filas
const soltero = async (usuario: string) => (await casosDe(usuario)).find(({ pareja }) => pareja === null)!.prospectoId
const enPareja = async (usuario: string) => (await casosDe(usuario)).find(({ pareja }) => pareja !== null)!
const mes = { mesRegistro: 10, añoRegistro: 2026 }
const cifras = (client: Client) => porHttp(client)('obtenerEstadisticasSuscripciones', mes)

describe('a whole portfolio', () => {
  test('is transferred with its pending items, finished ones stay, and undoing returns all', async () => {
    const { prospectoId } = await dsHasta(asesora, 'resultado')
    const cita = { citaId: null, prospectoId, duracionMinutos: 30, comentario: '', estado: null }
    await porHttp(asesora)('agendarCita', { ...cita, fechaHoraInicio: '09/10/2026 11:00:00' })
    const formulario = `antecedentes:${prospectoId}`
    await porHttp(asesora)('guardarBorrador', { formulario, cambios: [{ campo: 'celular', de: '', a: '912345678' }] })
    const [antes, deAsesora, abiertos] = [await cifras(asesora), await casosDe('asesora'), await abiertosDe('asesora')]
    expect(abiertos).toBe(deAsesora.length)

    const hecho = await porHttp(jefatura)('traspasarCasos', acto('asesora', 'colega'))
    expect(hecho).toMatchObject({ casos: abiertos, traspasoId: expect.any(Number) })
    expect(hecho.citas).toBeGreaterThan(0)
    expect([await abiertosDe('asesora'), await abiertosDe('colega')]).toEqual([0, abiertos])
    const citas = await desk.db
      .selectFrom('cita')
      .select(['asesorId', 'estado'])
      .where(
        'prospectoId',
        'in',
        deAsesora.map((caso) => caso.prospectoId),
      )
      .execute()
    for (const { asesorId, estado } of citas) expect(asesorId).toBe(estado === null ? id('colega') : id('asesora'))
    const borradores = await desk.db
      .selectFrom('borrador')
      .select('usuarioId')
      .where('formulario', '=', formulario)
      .execute()
    expect(borradores).toEqual([{ usuarioId: id('colega') }])

    const despues = await cifras(asesora)
    expect(despues).toMatchObject({
      prospectoMes: antes.prospectoMes,
      entrevistas: antes.entrevistas,
      dsIngresadas: antes.dsIngresadas,
      dsAceptadas: antes.dsAceptadas,
      contratos: antes.contratos,
    })
    const [primera] = await porHttp(jefatura)('obtenerBitacoraProspecto', { prospectoId })
    expect(primera).toMatchObject({
      bitacoraId: bitacora.casoReasignado.id,
      estado: expect.stringContaining('de Camila Rojas a colega Reyes. Deja la empresa.'),
    })
    const [aviso] = (await porHttp(asesora)('obtenerNotificaciones', {})).notificaciones
    expect(aviso).toMatchObject({ tipo: 'cartera', prospectoId: null })

    const [pendiente] = await porHttp(jefatura)('obtenerPorDeshacer', {})
    expect(pendiente).toMatchObject({ deshace: 'deshacerTraspaso', pedido: { traspasoId: hecho.traspasoId } })
    expect((await porHttp(jefatura)('obtenerTraspasos', {})).traspasos).toMatchObject([{ casos: abiertos, motivo }])
    const vuelta = await porHttp(jefatura)('deshacerTraspaso', { traspasoId: hecho.traspasoId })
    expect(vuelta).toEqual({ devueltos: abiertos, quedan: 0 })
    expect(await casosDe('asesora')).toEqual(deAsesora)
    expect(await cifras(asesora)).toEqual(antes)
    const borrador = await porHttp(asesora)('obtenerBorrador', { formulario })
    expect(borrador?.cambios).toEqual([{ campo: 'celular', de: '', a: '912345678' }])
    expect(await porHttp(jefatura)('deshacerTraspaso', { traspasoId: hecho.traspasoId })).toEqual({
      devueltos: 0,
      quedan: 0,
    })
  })

  test('transferred by two at once moves once; the second is refused: no cases left', async () => {
    const pedido = acto('asesora', 'colega')
    const cual = [jefatura, administracion].map((client) => client.post(TRASPASAR, pedido))
    const [una, otra] = (await Promise.all(cual)).toSorted((one, two) => one.status - two.status)
    expect([una?.status, otra?.body.codigo]).toEqual([200, 'traspaso_sin_casos'])
    await porHttp(jefatura)('deshacerTraspaso', { traspasoId: una?.body.data.traspasoId })
  })

  test('only the new advisor can work on it; the former one is still recognised at signature', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    const { traspasoId } = await porHttp(jefatura)('traspasarCasos', acto('asesora', 'colega', [prospectoId]))
    expect((await asesora.post(routes.obtenerVenta.path, { prospectoId })).status).toBe(404)
    expect((await jefatura.post(routes.obtenerVenta.path, { prospectoId })).status).toBe(200)
    const conexion = { declaracionId: identificador, ip: '127.0.0.1', ahora: desk.clock.ahora() }
    expect(await esDeSuAsesor(desk.db, conexion)).toBe(true)
    await porHttp(jefatura)('deshacerTraspaso', { traspasoId })
    expect((await asesora.post(routes.obtenerVenta.path, { prospectoId })).status).toBe(200)
  })

  test('without open cases is refused', async () => {
    expect((await jefatura.post(TRASPASAR, acto('suplente', 'colega'))).body).toMatchObject({
      codigo: 'traspaso_sin_casos',
    })
  })
})

describe('permitted giver and receiver', () => {
  test('a head cannot transfer cases of another team, nor to another team', async () => {
    expect((await jefatura.post(TRASPASAR, acto('asesor2', 'colega'))).status).toBe(404)
    const fuera = await jefatura.post(TRASPASAR, acto('asesora', 'asesor2'))
    expect([fuera.status, fuera.body.errores?.[0]?.campo]).toEqual([422, 'aId'])
    const asesorId = id('asesor2')
    expect((await jefatura.post(routes.obtenerCasosDeCartera.path, { asesorId })).status).toBe(404)
    const { carteras } = await porHttp(jefatura)('obtenerCarteras', {})
    expect(carteras.map((cartera) => cartera.asesorId)).not.toContain(asesorId)
  })

  test('cases cannot go to a deactivated user, nor to the same advisor', async () => {
    await desk.db.updateTable('usuario').set({ activo: false }).where('id', '=', id('suplente')).execute()
    expect((await administracion.post(TRASPASAR, acto('asesora', 'suplente'))).body).toMatchObject({
      codigo: 'traspaso_destino',
    })
    await desk.db.updateTable('usuario').set({ activo: true }).where('id', '=', id('suplente')).execute()
    expect((await administracion.post(TRASPASAR, acto('asesora', 'asesora'))).body).toMatchObject({
      codigo: 'traspaso_mismo',
    })
  })

  test('why is asked', async () => {
    const { status, body } = await jefatura.post(TRASPASAR, { ...acto('asesora', 'colega'), motivo: ' ' })
    expect([status, body.errores?.[0]?.campo]).toEqual([400, 'motivo'])
  })
})

describe('chosen cases', () => {
  test('of a pair, half is refused with its name, both go', async () => {
    const { prospectoId, nombre, pareja } = await enPareja('asesora')
    const media = await jefatura.post(TRASPASAR, acto('asesora', 'colega', [prospectoId]))
    expect(media.body).toMatchObject({ codigo: 'traspaso_pareja', errores: [{ campo: 'prospectoIds' }] })
    expect(media.body.descripcion ?? media.body.errores[0].mensaje).toContain(nombre)
    const entera = await porHttp(jefatura)(
      'traspasarCasos',
      acto('asesora', 'colega', [prospectoId, pareja!.prospectoId]),
    )
    expect(entera.casos).toBe(2)
    expect([await asesorDe(prospectoId), await asesorDe(pareja!.prospectoId)]).toEqual([id('colega'), id('colega')])
    await porHttp(jefatura)('deshacerTraspaso', { traspasoId: entera.traspasoId })
  })

  test('the same request twice is one transfer; a late one is refused', async () => {
    const prospectoId = await soltero('asesora')
    const pedido = acto('asesora', 'colega', [prospectoId])
    const clave = { 'idempotency-key': 'una-sola-vez' }
    const [una, otra] = [await jefatura.post(TRASPASAR, pedido, clave), await jefatura.post(TRASPASAR, pedido, clave)]
    expect([una.status, otra.body.data]).toEqual([200, una.body.data])
    const tarde = await administracion.post(TRASPASAR, acto('asesora', 'suplente', [prospectoId]))
    expect(tarde.body).toMatchObject({ codigo: 'traspaso_movidos' })
    expect(await asesorDe(prospectoId)).toBe(id('colega'))
  })

  test('undoing a transfer skips cases transferred again or closed since', async () => {
    const [uno, dos, tres] = (await casosDe('asesora'))
      .filter(({ pareja }) => pareja === null)
      .map((c) => c.prospectoId)
    const primero = await porHttp(jefatura)('traspasarCasos', acto('asesora', 'colega', [uno!, dos!, tres!]))
    await porHttp(jefatura)('traspasarCasos', acto('colega', 'suplente', [uno!]))
    await desk.db.updateTable('prospecto').set({ estado: 'Inactivo' }).where('id', '=', dos!).execute()
    const vuelta = await porHttp(jefatura)('deshacerTraspaso', { traspasoId: primero.traspasoId })
    expect(vuelta).toEqual({ devueltos: 1, quedan: 2 })
    expect([await asesorDe(uno!), await asesorDe(dos!), await asesorDe(tres!)]).toEqual([
      id('suplente'),
      id('colega'),
      id('asesora'),
    ])
  })

  test('after a day it is undone no more', async () => {
    const { traspasoId } = await porHttp(jefatura)(
      'traspasarCasos',
      acto('asesora', 'colega', [await soltero('asesora')]),
    )
    await desk.db.updateTable('traspaso').set({ en: '2026-10-05T12:00:00.000Z' }).where('id', '=', traspasoId).execute()
    const tarde = await jefatura.post(routes.deshacerTraspaso.path, { traspasoId })
    expect(tarde.body).toMatchObject({ codigo: 'traspaso_no_se_deshace' })
    expect((await asesor2.post(routes.deshacerTraspaso.path, { traspasoId })).status).toBe(403)
  })
})

describe('a selection of the list', () => {
  const reassign = (prospectos: number[], a = 'colega', client = jefatura) =>
    client.post(routes.reasignarProspectos.path, { prospectos, aId: id(a), motivo })

  test('goes to one advisor, whoever has each case, and comes back with one undo', async () => {
    const [uno, dos] = [await soltero('asesora'), await soltero('asesor2')]
    await administracion.post(routes.traspasarCasos.path, acto('asesor2', 'suplente', [dos]))
    const { body } = await reassign([uno, dos])
    expect(body.data).toMatchObject({ hechos: [uno, dos], rechazados: [] })
    expect(body.data.traspasos).toHaveLength(2)
    expect([await asesorDe(uno), await asesorDe(dos)]).toEqual([id('colega'), id('colega')])
    const porDeshacer = await porHttp(jefatura)('obtenerPorDeshacer', {})
    expect(porDeshacer.find(({ deshace }) => deshace === 'deshacerReasignacion')?.pedido).toEqual({
      traspasos: body.data.traspasos,
    })
    const undone = await porHttp(jefatura)('deshacerReasignacion', { traspasos: body.data.traspasos })
    expect(undone).toEqual({ devueltos: 2, quedan: 0 })
    expect([await asesorDe(uno), await asesorDe(dos)]).toEqual([id('asesora'), id('suplente')])
  })

  test('is refused card by card: closed, half a pair, of another team, already theirs', async () => {
    const [uno, mitad] = [await soltero('asesora'), await enPareja('asesora')]
    const cerrado = (await casosDe('asesora')).find(
      ({ prospectoId, pareja }) => pareja === null && prospectoId !== uno,
    )!
    await desk.db.updateTable('prospecto').set({ estado: 'DS Anulada' }).where('id', '=', cerrado.prospectoId).execute()
    const { body } = await reassign([uno, mitad.prospectoId, cerrado.prospectoId, 999_999])
    expect(body.data.hechos).toEqual([uno])
    expect(body.data.rechazados).toEqual([
      { prospectoId: mitad.prospectoId, motivo: 'Es de una pareja: elija también a la otra persona.' },
      { prospectoId: cerrado.prospectoId, motivo: 'Está cerrado: se queda con su asesor.' },
      { prospectoId: 999_999, motivo: 'No es de su equipo.' },
    ])
    const again = await reassign([uno])
    expect(again.body.data.rechazados).toEqual([{ prospectoId: uno, motivo: 'Ya es de ese asesor.' }])
    await porHttp(jefatura)('deshacerReasignacion', { traspasos: body.data.traspasos })
  })

  test('to somebody who is not of the team is refused at its field, and nothing moves', async () => {
    const uno = await soltero('asesora')
    const { status, body } = await reassign([uno], 'asesor2')
    expect([status, body.errores?.[0]?.campo]).toEqual([404, 'aId'])
    expect(await asesorDe(uno)).toBe(id('asesora'))
  })
})

describe('deactivating a user', () => {
  const usuario = async (nombre: string) =>
    await desk.db
      .selectFrom('usuario')
      .select(['activo', 'version'])
      .where('id', '=', id(nombre))
      .executeTakeFirstOrThrow()

  test('leaves their cases to another in one act, and both are undone at once', async () => {
    const abiertos = await abiertosDe('colega')
    const { version } = await usuario('colega')
    const admin = porHttp(administracion)
    const hecho = await admin('desactivarConCartera', { usuarioId: id('colega'), version, aId: id('suplente') })
    expect([hecho.casos, (await usuario('colega')).activo]).toEqual([abiertos, false])
    const traspasoId = hecho.traspasoId!
    // without the user the cases have nobody to go back to
    expect((await administracion.post(routes.deshacerTraspaso.path, { traspasoId })).body).toMatchObject({
      codigo: 'traspaso_origen_inactivo',
    })
    const vuelta = await admin('deshacerDesactivacion', { usuarioId: id('colega'), traspasoId })
    expect([vuelta, (await usuario('colega')).activo]).toEqual([{ devueltos: abiertos, quedan: 0 }, true])
  })

  /** Appointment to come that a client booked with an advisor, and a task about nobody. */
  async function sueltasDe(nombre: string) {
    const inicio = new Date(Date.parse(desk.clock.ahora()) + 86_400_000).toISOString()
    const termino = new Date(Date.parse(inicio) + 1_800_000).toISOString()
    const autor = { actualizadaPor: 'test', actualizadaEn: desk.clock.ahora() }
    const { id: citaId } = await desk.db
      .insertInto('cita')
      .values({ asesorId: id(nombre), prospectoId: null, inicio, termino, comentario: '', ...autor })
      .returning('id')
      .executeTakeFirstOrThrow()
    const datos = { modalidad: 'llamada' as const, lugar: '', aviso: 1, datos: Buffer.from('x') }
    const tokenHash = Buffer.from(`token ${citaId}`)
    await desk.db
      .insertInto('reserva')
      .values({ citaId, asesorId: id(nombre), ...datos, tokenHash, creadaEn: desk.clock.ahora() })
      .execute()
    return async () => {
      const cita = desk.db.selectFrom('cita').select('asesorId').where('id', '=', citaId)
      return (await cita.executeTakeFirstOrThrow()).asesorId
    }
  }
  const ultimoAviso = async (nombre: string) => {
    const suyos = desk.db.selectFrom('notificacion').select(['tipo', 'mensaje']).where('usuarioId', '=', id(nombre))
    return await suyos.orderBy('id', 'desc').executeTakeFirst()
  }

  test('gives their bookings to who receives the portfolio, who is told; undone, they come back', async () => {
    const deQuien = await sueltasDe('colega')
    const { version } = await usuario('colega')
    const admin = porHttp(administracion)
    const { traspasoId } = await admin('desactivarConCartera', {
      usuarioId: id('colega'),
      version,
      aId: id('suplente'),
    })
    expect(await deQuien()).toBe(id('suplente'))
    const recibidas = { tipo: 'cita', mensaje: expect.stringMatching(/^Recibió 1 cita reservada de /) }
    expect(await ultimoAviso('suplente')).toEqual(recibidas)
    await admin('deshacerDesactivacion', { usuarioId: id('colega'), traspasoId })
    expect(await deQuien()).toBe(traspasoId === null ? id('suplente') : id('colega'))
  })

  test('gives their tasks about nobody to the receiver, who is told', async () => {
    const vacia = {
      prospectoId: null,
      texto: Buffer.from('x'),
      avisadaEn: null,
      hechaEn: null,
      llamadaId: null,
      cerradaPorId: null,
    }
    await desk.db.deleteFrom('cita').where('asesorId', '=', id('colega')).where('prospectoId', 'is', null).execute()
    const ahora = desk.clock.ahora()
    const tarea = { ...vacia, clave: null, origen: 'libre' as const, momento: ahora, conHora: false, creadaEn: ahora }
    await desk.db
      .insertInto('tarea')
      .values({ asesorId: id('colega'), ...tarea })
      .execute()
    const { version } = await usuario('colega')
    const admin = porHttp(administracion)
    const { traspasoId } = await admin('desactivarConCartera', {
      usuarioId: id('colega'),
      version,
      aId: id('suplente'),
    })
    const suyas = desk.db.selectFrom('tarea').select('id').where('asesorId', '=', id('suplente'))
    expect(await suyas.where('prospectoId', 'is', null).execute()).toHaveLength(1)
    expect((await ultimoAviso('suplente'))?.mensaje).toMatch(/^Recibió 1 tarea de /)
    await admin('deshacerDesactivacion', { usuarioId: id('colega'), traspasoId })
  })

  test('without receiver, a head who does not sell is told, and they go with the portfolio', async () => {
    const deQuien = await sueltasDe('asesora')
    const { version } = await usuario('asesora')
    await porHttp(administracion)('desactivarConCartera', { usuarioId: id('asesora'), version, aId: null })
    expect(await deQuien()).toBe(id('asesora'))
    expect((await ultimoAviso('jefatura'))?.mensaje).toMatch(/ dejó de atender con 1 cita reservada: /)
    await porHttp(jefatura)('traspasarCasos', acto('asesora', 'suplente'))
    expect(await deQuien()).toBe(id('suplente'))
  })

  test('is refused when the receiver of the cases cannot take them', async () => {
    const { version } = await usuario('colega')
    const pedido = { usuarioId: id('colega'), version, aId: id('mesa') }
    expect((await administracion.post(routes.desactivarConCartera.path, pedido)).status).toBe(422)
    expect((await usuario('colega')).activo).toBe(true)
  })
})
