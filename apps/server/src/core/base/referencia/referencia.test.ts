import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const lista = async (path: string) => (await asesora.get(path)).body.data

test('regions come from north to south', async () => {
  const regiones = await lista('/api/v1/Regiones')
  expect(regiones.map((r: { codigo: number }) => r.codigo)).toEqual([
    15, 1, 2, 3, 4, 5, 13, 6, 7, 16, 8, 9, 14, 10, 11, 12,
  ])
  expect(regiones[0]).toEqual({ codigo: 15, descripcion: 'Arica y Parinacota' })
})

describe('cities are the provinces', () => {
  test('all of them, or those of a region; the case of the path is ignored', async () => {
    expect(await lista('/api/v1/Ciudades')).toHaveLength(56)
    expect(await lista('/api/v1/ciudades/5')).toHaveLength(8)
    expect((await lista('/api/v1/Ciudades/13'))[0]).toEqual({ codigoRegion: 13, codigo: 131, descripcion: 'Santiago' })
    expect(await lista('/api/v1/Ciudades/99')).toEqual([])
  })

  test('a region that is no number is a bad request', async () => {
    expect((await asesora.get('/api/v1/Ciudades/norte')).status).toBe(400)
  })
})

test('communes name their city', async () => {
  const comunas = await lista('/api/v1/Comunas')
  expect(comunas).toHaveLength(346)
  expect(comunas).toContainEqual({ codigoCiudad: 51, codigo: 5101, descripcion: 'Valparaíso' })
})

test("AFP and isapres; 0 and 1 are the screens' own", async () => {
  expect(await lista('/api/v1/Afps')).toContainEqual({ codigo: 35, descripcion: 'UNO' })
  const isapres: { codigo: number; nombre: string }[] = await lista('/api/v1/Isapres')
  expect(isapres).toHaveLength(10)
  expect(isapres.every((i) => i.codigo > 1)).toBe(true)
})

test('prospect types, the web referral too', async () => {
  const tipos: { codigo: string }[] = await lista('/api/v1/obtenerTipoProspectos')
  expect(tipos.map((t) => t.codigo)).toEqual(['OPE', 'REF', 'REM', 'REN', 'RET', 'REW'])
})

test('states hold those that the specification names', async () => {
  const estados = await lista('/api/v1/obtenerEstadosProspectos')
  expect(estados).toContainEqual({ estado: 'Invitación Anulada' })
  expect(estados).toContainEqual({ estado: 'DS Aceptada' })
})

test('collective agreements of the demo', async () => {
  const [first] = await lista('/api/alerce/v1/obtenerPlanesColectivos')
  expect(first).toEqual({ codColectivo: expect.any(Number), descripcion: expect.any(String) })
})

describe('addresses of an employer', () => {
  const PATH = '/api/v1/obtenerDireccionesEmpleador'
  test('come with codes and names, in any spelling of the rut', async () => {
    const direcciones = await asesora.data(PATH, { RUTEMPLEADOR: '76.086.428-5' })
    expect(direcciones).toHaveLength(2)
    expect(direcciones[0]).toEqual({
      razonSocial: 'Comercial Los Boldos SpA',
      direccion: 'Av. Apoquindo 4501, piso 8',
      telefono: '224568900',
      email: 'personas1@empresa.example.cl',
      fax: null,
      region: 13,
      ciudad: 131,
      comuna: 13114,
      nombreRegion: 'Metropolitana de Santiago',
      nombreCiudad: 'Santiago',
      nombreComuna: 'Las Condes',
    })
  })

  test('an unknown employer has none, a wrong rut is refused', async () => {
    expect(await asesora.data(PATH, { rutEmpleador: '11.111.111-1' })).toEqual([])
    const wrong = await asesora.post(PATH, { rutEmpleador: '76.086.428-1' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.descripcion).toBe('Rut no válido')
  })
})

test('nobody reads lists without a session', async () => {
  expect((await desk.anyone().get('/api/v1/Regiones')).status).toBe(401)
  expect((await (await desk.bearer()).get('/api/v1/Regiones')).status).toBe(200)
})
