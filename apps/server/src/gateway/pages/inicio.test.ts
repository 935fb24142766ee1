import { deQuien, lecturasDelInicio } from '@alerce/contract/inicio'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { writerOfInicio } from './inicio.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const HTML =
  '<div id="raiz"><!--en camino--><h1>Bienvenido __NOMBRE__,</h1>\n<p>espere</p><!--/en camino--></div><!--lecturas-->'
const EMPTY = '<div id="raiz"></div>'

async function written(headers: Readonly<Record<string, string>>, url = '/dashboard/home'): Promise<string> {
  return await writerOfInicio(desk.app, desk.clock.hoy)(
    { headers, url, ip: '127.0.0.1' } as unknown as FastifyRequest,
    HTML,
  )
}
const cookieOf = async (usuario: string) => ({ cookie: (await desk.as(usuario)).credentials().cookie ?? '' })
const broughtIn = (html: string) =>
  [...html.matchAll(/<script type="application\/json" id="lectura-(\w+)" data-de="([\d-]+)">([^<]*)<\/script>/g)].map(
    ([, llamada, de, json = '']) => ({
      ...{ llamada, de },
      ...(JSON.parse(json) as { pedido: unknown; respuesta: { data: unknown } }),
    }),
  )

test('an advisor is greeted, and the page has the first replies of the portfolio, equal to those of the calls', async () => {
  const asesora = await desk.as('asesora')
  const html = await written({ cookie: asesora.credentials().cookie ?? '' })
  expect(html).toContain('<h1>Bienvenido Camila,</h1>')
  expect(html).not.toContain('lecturas')
  const asked = lecturasDelInicio(desk.clock.hoy())
  const [prospectos, dia] = broughtIn(html)
  const de = deQuien((await asesora.get('/api/alerce/v1/sesion')).body.data)
  expect(prospectos).toMatchObject({ llamada: 'obtenerProspectos', de, pedido: asked.obtenerProspectos })
  expect(prospectos?.respuesta.data).toEqual(await asesora.data('/api/v3/obtenerProspectos', asked.obtenerProspectos))
  expect(dia).toMatchObject({ llamada: 'obtenerMiDia', pedido: asked.obtenerMiDia })
  expect(dia?.respuesta.data).toEqual(await asesora.data('/api/alerce/v1/obtenerMiDia', asked.obtenerMiDia))
})

test('an address that narrows the list asks for something else: nothing is brought', async () => {
  const html = await written(await cookieOf('asesora'), '/dashboard/home?plan=3')
  expect(html).toContain('Bienvenido Camila')
  expect(broughtIn(html)).toEqual([])
})

test.each([
  ['nobody', ''],
  ['a session that is none', 'alerce=nada'],
])('%s gets the page with nothing in it', async (_who, cookie) => {
  expect(await written(cookie ? { cookie } : {})).toBe(EMPTY)
})

test('a head of team gets the replies without the layout; a user without portfolio gets none', async () => {
  const html = await written(await cookieOf('jefatura'))
  expect(html.startsWith(EMPTY)).toBe(true)
  expect(broughtIn(html).map(({ llamada }) => llamada)).toEqual(['obtenerProspectos', 'obtenerMiDia'])
  expect(await written(await cookieOf('contraloria'))).toBe(EMPTY)
})

test('a name of a person cannot inject HTML', async () => {
  const hostile = '</script><script>alert(1)</script>$&'
  await desk.db.updateTable('prospecto').set({ nombres: hostile }).execute()
  await desk.db.updateTable('usuario').set({ nombres: '<i>Camila' }).where('usuario', '=', 'asesora').execute()
  const html = await written(await cookieOf('asesora'))
  expect(html).toContain('Bienvenido &#60;i&#62;Camila,')
  expect(html).not.toContain('<script>alert')
  expect(JSON.stringify(broughtIn(html))).toContain('</script><script>alert(1)</script>$&')
})
