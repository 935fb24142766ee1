import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cmf, openCmf } from '../../testing/cmf.ts'
import { createFuenteDeUf, FuenteRefused } from './fuente-de-uf.ts'

const CLAVE = 'clave-de-prueba'
let cmf: Cmf
beforeAll(async () => {
  cmf = await openCmf(CLAVE)
})
beforeEach(() => {
  cmf.valores.clear()
  cmf.pedidas.length = 0
  cmf.contesta = null
})
afterAll(() => cmf.close())

const fuente = (clave = CLAVE, patienceMs?: number) =>
  createFuenteDeUf({ clave, cmf: cmf.url, propia: undefined, ...(patienceMs && { patienceMs }) }) ??
  expect.unreachable()

test('without a key and an address there is no source', () => {
  expect(createFuenteDeUf({ clave: undefined, cmf: cmf.url, propia: undefined })).toBeNull()
})

test('the months of the CMF come in order, and one without values is not a failure', async () => {
  cmf.valores.set('2026-12-02', '38.130,5').set('2026-12-01', '38.123,45')
  expect(await fuente().read(['2026-12', '2027-01'])).toEqual([
    { fecha: '2026-12-01', valor: '38123.45' },
    { fecha: '2026-12-02', valor: '38130.50' },
  ])
  expect(cmf.pedidas).toEqual(['/uf/2026/12', '/uf/2027/01'])
  expect(fuente().nombre).toBe(new URL(cmf.url).host)
})

test.each([
  ['clave', 'rechaza la clave (UF_CMF_KEY)'],
  ['html', 'contesta algo que no es la UF'],
  ['cortada', 'contesta algo que no es la UF'],
  ['otroError', 'contesta 400'],
  ['caida', 'contesta 502'],
  ['calla', 'no contesta'],
] as const)('an answer of the kind «%s» is refused: %s', async (contesta, causa) => {
  cmf.valores.set('2026-12-01', '38.123,45')
  cmf.contesta = contesta
  const failure = await fuente(CLAVE, contesta === 'calla' ? 200 : undefined)
    .read(['2026-12'])
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FuenteRefused)
  expect(failure).toMatchObject({ message: causa })
})

test('a wrong key is named by its variable, never by its value', async () => {
  await expect(fuente('otra').read(['2026-12'])).rejects.toThrow('rechaza la clave (UF_CMF_KEY)')
})

test.each([
  ['a value that is no amount', { '2026-12-01': 'treinta y ocho mil' }],
  ['a value with a point for its decimals', { '2026-12-01': '38123.45' }],
  ['a day that does not exist', { '2026-12-32': '38.123,45' }],
])('%s makes the whole answer unusable', async (_title, dias) => {
  for (const [fecha, valor] of Object.entries(dias)) cmf.valores.set(fecha, valor)
  await expect(fuente().read(['2026-12'])).rejects.toThrow('contesta algo que no es la UF')
})

test('no month with values is a failure, since today has one', async () => {
  await expect(fuente().read(['2026-12'])).rejects.toThrow('no trae ningún valor')
})

describe('the operator’s own source', () => {
  const read = async (answer: unknown) => {
    const server = createServer((_request, reply) => void reply.end(JSON.stringify(answer)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const propia = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uf.json`
      const own = createFuenteDeUf({ clave: undefined, cmf: cmf.url, propia })
      return await (own ?? expect.unreachable()).read(['2026-12'])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  test('answers with days and decimal amounts; other months are left out', async () => {
    const uf = [
      { fecha: '2026-12-01', valor: '38123.4' },
      { fecha: '2026-11-30', valor: '38120' },
    ]
    expect(await read({ uf })).toEqual([{ fecha: '2026-12-01', valor: '38123.40' }])
  })

  test.each([
    ['two values for a day', ['38123.45', '38123.46']],
    ['an amount with a comma', ['38.123,45']],
  ])('%s is refused', async (_title, valores) => {
    const uf = valores.map((valor) => ({ fecha: '2026-12-01', valor }))
    await expect(read({ uf })).rejects.toThrow('contesta algo que no es la UF')
  })
})
