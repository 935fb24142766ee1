import { routes } from '@alerce/contract/routes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../../testing/client.ts'
import { type Cmf, openCmf } from '../../../../testing/cmf.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { porHttp } from '../../../../testing/ventas.ts'

const CLAVE = 'clave-de-prueba'
let cmf: Cmf
let desk: Desk
let administracion: Client
beforeEach(async () => {
  cmf = await openCmf(CLAVE)
  desk = await openDesk({ UF_CMF_KEY: CLAVE, UF_CMF_URL: cmf.url })
  administracion = await desk.as('administracion')
})
afterEach(async () => {
  await desk.close()
  await cmf.close()
})

/** Moves the clock: the session of before has ended by then. */
async function moveTo(instant: string): Promise<void> {
  desk.clock.move(instant)
  administracion = await desk.as('administracion')
}
const bring = () => porHttp(administracion)('traerUf', {})
const catalogo = () => porHttp(administracion)('obtenerCatalogo', {})
const valorDel = async (fecha: string) => {
  const row = await desk.db.selectFrom('uf').selectAll().where('fecha', '=', fecha).executeTakeFirst()
  return row && { valor: Number(row.valor), fuente: row.fuente, cargadaPor: row.cargadaPor }
}
const campana = async () => {
  const { notificaciones } = await porHttp(administracion)('obtenerNotificaciones', {})
  return notificaciones.map(({ mensaje }: { mensaje: string }) => mensaje).filter((one: string) => /UF/.test(one))
}
const cargas = async () => (await porHttp(administracion)('obtenerCargasCatalogo', { tabla: 'uf' })).cargas
const nombre = () => new URL(cmf.url).host

describe('new days', () => {
  test('are loaded with their source, once, and can be undone like a file', async () => {
    cmf.valores.set('2026-10-10', '41.139,15').set('2026-10-11', '41.147,36')
    await desk.ronda('traer-uf')
    await desk.ronda('traer-uf')
    expect(await valorDel('2026-10-10')).toEqual({ valor: 41139.15, fuente: nombre(), cargadaPor: 'mando traer-uf' })
    expect(await cargas()).toMatchObject([{ estado: 'aplicada', agrega: 2, archivo: nombre() }])
    expect(await bring()).toEqual({
      estado: 'alDia',
      texto: 'La UF ya estaba al día, hasta el 11-10-2026.',
      cargaId: null,
    })
    expect((await catalogo()).fuenteDeUf).toMatchObject({ nombre: nombre(), falla: null })
    await porHttp(administracion)('deshacerCargaCatalogo', { cargaId: (await cargas())[0]?.cargaId ?? 0 })
    expect(await valorDel('2026-10-10')).toBeUndefined()
  })

  test('brought by hand say who asked', async () => {
    cmf.valores.set('2026-10-10', '41.139,15')
    expect(await bring()).toMatchObject({
      estado: 'agregadas',
      texto: 'La UF llega hasta el 10-10-2026. Días agregados: 1.',
    })
    expect(await valorDel('2026-10-10')).toMatchObject({ cargadaPor: 'Ricardo Vidal', fuente: nombre() })
  })

  test('far from the former ones wait for a person, who is told once', async () => {
    cmf.valores.set('2026-10-10', '411.391,50')
    await desk.ronda('traer-uf')
    await desk.ronda('traer-uf')
    expect(await valorDel('2026-10-10')).toBeUndefined()
    expect(await campana()).toEqual(['Valores de la UF por revisar en Catálogo: 1.'])
    expect(await cargas()).toMatchObject([{ estado: 'revisada', agrega: 1, lejanos: 1, impedimento: null }])
    const { cargaId } = await bring()
    expect(
      await porHttp(administracion)('aplicarCargaCatalogo', { cargaId: cargaId ?? 0, lejanosVistos: 1 }),
    ).toMatchObject({
      estado: 'aplicada',
    })
  })
})

describe('a loaded day with another value', () => {
  test('stays, and the other value waits as a load, also beside new days', async () => {
    const antes = await valorDel('2026-10-08')
    cmf.valores.set('2026-10-08', '41.100,00').set('2026-10-10', '41.139,15')
    await desk.ronda('traer-uf')
    expect(await valorDel('2026-10-08')).toEqual(antes)
    expect(await valorDel('2026-10-10')).toMatchObject({ valor: 41139.15 })
    expect(await cargas()).toMatchObject([
      { estado: 'revisada', cambia: 1, agrega: 0 },
      { estado: 'aplicada', agrega: 1 },
    ])
    expect(await campana()).toHaveLength(1)
  })

  test('that a person discards is not proposed again by the round, only on demand', async () => {
    cmf.valores.set('2026-10-08', '41.100,00')
    await desk.ronda('traer-uf')
    await porHttp(administracion)('descartarCargaCatalogo', { cargaId: (await cargas())[0]?.cargaId ?? 0 })
    await moveTo('2026-10-08T13:00:00.000Z')
    await desk.ronda('traer-uf')
    expect(await cargas()).toEqual([])
    expect(await campana()).toHaveLength(1)
    expect(await bring()).toMatchObject({ estado: 'porRevisar', cargaId: expect.any(Number) })
  })

  test('does not replace the file of a person that waits', async () => {
    const { body } = await upload(
      administracion,
      routes.revisarCatalogo,
      { tabla: 'uf' },
      { nombre: 'uf.csv', bytes: Buffer.from('Fecha;Valor\n20-10-2026;41.200,00\n') },
    )
    cmf.valores.set('2026-10-08', '41.100,00')
    expect(await bring()).toMatchObject({ estado: 'conArchivo', cargaId: null })
    expect(await cargas()).toMatchObject([{ cargaId: body.data.cargaId, archivo: 'uf.csv' }])
  })
})

describe('a source that fails', () => {
  const TEXTO = 'La UF no se puede traer hace más de 6 horas: cárguela a mano mientras tanto.'
  const avisos = async () => (await catalogo()).avisos.map(({ texto }: { texto: string }) => texto)

  test('is said on the page at once, and after six hours to the administrators and the watchers', async () => {
    cmf.contesta = 'html'
    await desk.ronda('traer-uf')
    const causa = `${nombre()} contesta algo que no es la UF`
    expect((await catalogo()).fuenteDeUf).toMatchObject({ falla: causa })
    expect([await campana(), await avisos()]).toEqual([[], []])
    await moveTo('2026-10-07T19:00:00.000Z')
    await desk.ronda('traer-uf')
    await desk.ronda('traer-uf')
    expect(await campana()).toEqual([`No se puede traer la UF: ${causa}. Se sigue intentando cada hora.`])
    expect(await avisos()).toContain(TEXTO)
    expect((await desk.app.inject('/readyz')).json()).toMatchObject({ estado: 'listo', venta: 'con avisos' })
    cmf.contesta = null
    cmf.valores.set('2026-10-10', '41.139,15')
    await desk.ronda('traer-uf')
    expect(await avisos()).not.toContain(TEXTO)
    expect((await catalogo()).fuenteDeUf?.falla).toBeNull()
  })

  test('by hand says the cause and changes nothing', async () => {
    cmf.contesta = 'clave'
    expect(await bring()).toEqual({
      estado: 'fallida',
      texto: `No se pudo traer la UF: ${nombre()} rechaza la clave (UF_CMF_KEY).`,
      cargaId: null,
    })
    expect(await cargas()).toEqual([])
  })
})

test('tomorrow without a UF after the 9th rings once a day, and not on the 9th itself', async () => {
  cmf.contesta = 'caida'
  const falta = async () => (await campana()).filter((one: string) => one.startsWith('Falta'))
  await moveTo('2026-10-09T13:00:00.000Z')
  await desk.ronda('traer-uf')
  expect(await falta()).toEqual([])
  await moveTo('2026-10-10T13:00:00.000Z')
  await desk.ronda('traer-uf')
  await desk.ronda('traer-uf')
  expect(await falta()).toEqual(['Falta la UF de mañana, 11-10-2026: cárguela en Catálogo.'])
  await moveTo('2026-10-11T13:00:00.000Z')
  await desk.ronda('traer-uf')
  expect(await falta()).toHaveLength(2)
})
