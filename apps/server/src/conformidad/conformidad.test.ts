import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { especificacion } from '@alerce/contract/especificacion/especificacion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { cambia, fallas, openNucleoEspecificado } from '../testing/nucleo-especificado.ts'
import { checkConformidad } from './conformidad.ts'
import { requestToken } from './request-token.ts'

let desk: Desk
let url: string

beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  await desk.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(desk.app.server.address() as AddressInfo).port}`
})
afterAll(() => desk.close())

const asesora = { usuario: 'asesora', clave: 'Alerce-2026' }
const signIn = async (base: string) => ({
  url: base,
  token: await requestToken(base, 'alerce-demo', 'alerce-demo-secret'),
})

test('the specified calls are those of the list, but for our own', () => {
  const filas = readFileSync(new URL('../journey/especificacion.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const pedidas = filas.map((fila) => fila.split(';')).filter(([, , ruta]) => !ruta?.startsWith('/api/alerce/'))
  expect(Object.keys(especificacion).toSorted()).toEqual(pedidas.map(([name]) => name).toSorted())
})

test('a core that answers no token is told in words, also where its reply is no JSON', async () => {
  const nucleo = await openNucleoEspecificado(url, { token: fallas.html })
  try {
    await expect(signIn(nucleo.url)).rejects.toThrow('El núcleo no entregó un token (contesta 200)')
  } finally {
    await nucleo.close()
  }
})

test('our core answers every call when only the fields of the specifications travel', async () => {
  const nucleo = await openNucleoEspecificado(url)
  try {
    const { llamadas, detenciones } = await checkConformidad(await signIn(nucleo.url), asesora, {
      hoy: desk.clock.hoy(),
    })
    expect(detenciones).toEqual([])
    expect(llamadas.filter(({ conclusion }) => conclusion !== 'conforme')).toEqual([])
    expect(llamadas).toHaveLength(139)
  } finally {
    await nucleo.close()
  }
})

test('ten planted faults are told, each at its call and field', async () => {
  const sinCampo = (campo: string) =>
    cambia(({ data, ...body }) => ({
      ...body,
      data: data.map(({ [campo]: _, ...row }: Record<string, unknown>) => row),
    }))
  const nucleo = await openNucleoEspecificado(url, {
    comunas: fallas.html,
    afps: fallas.trunca,
    obtenerEstadosProspectos: fallas.falta,
    inactividadDiaria: fallas.caida,
    obtenerTipoProspectos: sinCampo('descripcion'),
    obtenerProspectos: sinCampo('folioDS'),
    isapres: cambia(({ data, ...body }) => ({ ...body, data: data.map((row: object) => ({ ...row, nombre: 7 })) })),
    obtenerEstadisticasSuscripciones: cambia(({ data, ...body }) => ({
      ...body,
      data: { ...data, contratos: 'tres' },
    })),
    obtenerNotificaciones: cambia(({ httpCode: _, ...body }) => body),
    actividadDiaria: cambia(({ data, ...body }) => ({ ...body, data: { ...data, valor: 4 } })),
  })
  try {
    const informe = await checkConformidad(await signIn(nucleo.url), asesora, {
      hoy: desk.clock.hoy(),
      solo: ['acceso', 'listas'],
    })
    const malas = informe.llamadas.filter(({ conclusion }) => conclusion === 'difiere' || conclusion === 'falta')
    expect(malas.map(({ operacion, diferencias: [una] }) => [operacion, una?.campo, una?.recibido])).toEqual([
      ['actividadDiaria', 'valor', 'un número'],
      ['inactividadDiaria', '(respuesta)', 'rechazada: 503'],
      ['obtenerProspectos', '[].folioDS', 'ausente'],
      ['obtenerEstadosProspectos', undefined, undefined],
      ['obtenerTipoProspectos', '[].descripcion', 'ausente'],
      ['comunas', '(cuerpo)', '200 text/html, ilegible'],
      ['afps', '(cuerpo)', '200 application/json; charset=utf-8, ilegible'],
      ['isapres', '[].nombre', 'un número'],
      ['obtenerNotificaciones', 'httpCode', 'ausente'],
      ['obtenerEstadisticasSuscripciones', 'contratos', 'un texto'],
    ])
  } finally {
    await nucleo.close()
  }
})
