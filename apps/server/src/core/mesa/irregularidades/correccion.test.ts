import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../testing/ventas.ts'

/** From the desk to the advisor and back, until closed. */

let desk: Desk
let mesa: Client
let asesora: Client
let prospectoId: number
let irregularidadId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  mesa = await desk.as('mesa')
  asesora = await desk.as('asesora')
  prospectoId = (await dsNueva(asesora)).prospectoId
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('irregularidad').execute()
  await desk.db.deleteFrom('notificacion').execute()
  const que = { codigo: '11', codigoDetalle: '2', motivo: 'Firme como en su cédula' }
  irregularidadId = (await porHttp(mesa)('abrirIrregularidad', { prospectoId, ...que })).irregularidadId
})

const correct = (nota = '', client = asesora) =>
  client.post(routes.corregirIrregularidad.path, { irregularidadId, nota })
const attach = (client: Client, copia: number) =>
  upload(
    client,
    routes.subirEvidencia,
    { irregularidadId },
    { bytes: Buffer.concat([pdf(), Buffer.from(`% ${copia}`)]) },
  )
const suya = async () => (await porHttp(asesora)('obtenerVenta', { prospectoId })).irregularidades[0]
const enMesa = async () => await porHttp(mesa)('obtenerIrregularidad', { irregularidadId })
const pendiente = async () =>
  (await porHttp(mesa)('obtenerPendientesMesa', { clase: 'irregularidad' })).filas.find(
    (fila) => fila.registroId === irregularidadId,
  )
const bitacora = async () => (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId }))[0]?.estado

test("the advisor reads the requested correction, with the desk's file, in the sale", async () => {
  expect((await attach(mesa, 1)).status).toBe(200)
  expect(await suya()).toMatchObject({
    irregularidadId,
    motivo: 'Firme como en su cédula',
    corregida: null,
    evidencias: [{ numero: 1, lado: 'mesa', tipoMIME: 'application/pdf' }],
  })
  const { status, headers, raw } = await asesora.get(
    `${routes.descargarEvidencia.path}?irregularidadId=${irregularidadId}&numero=1`,
  )
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(raw.toString('latin1')).toContain('%PDF')
  expect(String(headers['content-disposition'])).toContain(`evidencia-${irregularidadId}-1.pdf`)
})

test('is handed back with a file or a word, once, and waits for the desk from then on', async () => {
  const nada = await correct()
  expect([nada.status, nada.body.errores]).toEqual([
    400,
    [{ campo: 'nota', mensaje: 'Escriba qué corrigió o adjunte un archivo' }],
  ])
  expect((await attach(asesora, 2)).status).toBe(200)
  desk.clock.move('2026-10-07T15:00:00.000Z')
  expect((await correct()).status).toBe(200)
  desk.clock.move('2026-10-07T16:00:00.000Z')
  expect((await correct('otra vez')).status).toBe(200)
  expect(await enMesa()).toMatchObject({
    corregida: '2026-10-07T15:00:00.000Z',
    nota: '',
    corregidaPor: 'Camila Rojas',
  })
  expect(await pendiente()).toMatchObject({ corregida: true, desde: '2026-10-07T15:00:00.000Z' })
  expect(await bitacora()).toBe('Irregularidad corregida, en revisión: Firma')
})

test('is taken back until the desk has answered', async () => {
  await correct('Listo')
  await porHttp(asesora)('retomarIrregularidad', { irregularidadId })
  expect(await suya()).toMatchObject({ corregida: null, nota: 'Listo' })
  expect(await bitacora()).toBe('Corrección de la irregularidad deshecha: Firma')
  await correct('Listo')
  await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
  expect((await asesora.post(routes.retomarIrregularidad.path, { irregularidadId })).status).toBe(409)
  expect((await correct('Tarde')).status).toBe(409)
})

test('is returned with a reason, and notifies its advisor', async () => {
  const giveBack = (motivo: string) => mesa.post(routes.devolverIrregularidad.path, { irregularidadId, motivo })
  expect((await giveBack('Falta la fecha')).body.codigo).toBe('irregularidad_sin_corregir')
  await correct('Listo')
  expect((await giveBack(' ')).body.errores).toEqual([
    { campo: 'motivo', mensaje: 'Escriba qué debe corregir el asesor' },
  ])
  expect((await giveBack('Falta la fecha')).status).toBe(200)
  expect(await suya()).toMatchObject({ corregida: null, motivo: 'Falta la fecha', nota: 'Listo' })
  const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
  expect(notificaciones[0]?.mensaje).toBe(
    'La mesa devolvió una irregularidad: La firma no coincide con la cédula de identidad.',
  )
})

test('already returned answers 409 with the author, until the advisor takes a correction back', async () => {
  const giveBack = async () => {
    const { status, body } = await mesa.post(routes.devolverIrregularidad.path, { irregularidadId, motivo: 'Otra vez' })
    return [status, body.descripcion]
  }
  await correct('Listo')
  await porHttp(mesa)('devolverIrregularidad', { irregularidadId, motivo: 'Falta la fecha' })
  expect(await giveBack()).toEqual([409, 'Esta irregularidad ya se devolvió al asesor: usted lo hizo en otra ventana.'])
  await desk.db.updateTable('irregularidad').set({ devueltaPor: 'Pilar Soto' }).execute()
  expect(await giveBack()).toEqual([409, 'Esta irregularidad ya se devolvió al asesor: lo hizo Pilar Soto.'])
  await correct('Ahora sí')
  await porHttp(asesora)('retomarIrregularidad', { irregularidadId })
  expect(await giveBack()).toEqual([409, 'Esta irregularidad no está corregida: no hay qué devolver.'])
})

test('only the reviewed correction is returned; a later one is refused', async () => {
  await correct('Va por los dos lados')
  const leida = (await enMesa()).corregida
  const giveBack = (corregida: string | null) => {
    const motivo = 'Falta el reverso'
    return mesa.post(routes.devolverIrregularidad.path, { irregularidadId, motivo, corregida })
  }
  desk.clock.move(new Date(Date.parse(INICIO) + 60_000).toISOString())
  await porHttp(asesora)('retomarIrregularidad', { irregularidadId })
  await correct('Ahora con el reverso')
  const tarde = await giveBack(leida)
  expect([tarde.status, tarde.body.codigo]).toEqual([412, 'irregularidad_otra_correccion'])
  expect(await suya()).toMatchObject({ nota: 'Ahora con el reverso', motivo: 'Firme como en su cédula' })
  expect((await giveBack((await enMesa()).corregida)).status).toBe(200)
})

test('only the reviewed correction is closed; returned or corrected again, it stays open', async () => {
  desk.clock.move(new Date(Date.parse(INICIO) + 30_000).toISOString())
  await correct('Va por los dos lados')
  const leida = (await pendiente())?.desde
  const close = (desde: string | undefined) => mesa.post(routes.cerrarIrregularidad.path, { irregularidadId, desde })
  await porHttp(mesa)('devolverIrregularidad', { irregularidadId, motivo: 'Falta el reverso' })
  const devuelta = await close(leida)
  expect([devuelta.status, devuelta.body.codigo]).toEqual([412, 'irregularidad_cambiada'])
  desk.clock.move(new Date(Date.parse(INICIO) + 60_000).toISOString())
  await correct('Ahora con el reverso')
  expect((await close(leida)).status).toBe(412)
  expect((await enMesa()).cerrada).toBeNull()
  for (const _ of [1, 2]) expect((await close((await pendiente())?.desde ?? leida)).status).toBe(200)
  expect((await enMesa()).cerrada).not.toBeNull()
})

test('takes five files of a side, the same one once, and none out of turn', async () => {
  for (let copia = 10; copia < 15; copia += 1) expect((await attach(asesora, copia)).status).toBe(200)
  expect((await attach(asesora, 10)).body.data).toEqual({ numero: 1 })
  expect((await attach(asesora, 15)).body.codigo).toBe('evidencias_completas')
  expect((await attach(mesa, 10)).body.data).toEqual({ numero: 6 })
  await correct()
  expect((await attach(asesora, 16)).body.codigo).toBe('irregularidad_en_revision')
  await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
  expect((await attach(mesa, 17)).body.codigo).toBe('irregularidad_cerrada')
  expect((await enMesa()).evidencias).toHaveLength(6)
})
