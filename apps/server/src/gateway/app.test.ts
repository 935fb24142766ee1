import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { watchAddresses } from './app.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.9' }

/** Warnings of a server after this many requests of each address. */
async function warningsAfter(requests: readonly (readonly [address: string, times: number, headers?: object])[]) {
  const app = Fastify()
  const warned: string[] = []
  watchAddresses(app, (direccion) => warned.push(direccion))
  app.get('/', async () => '')
  for (const [remoteAddress, times, headers = forwarded] of requests)
    for (let time = 0; time < times; time++) await app.inject({ url: '/', remoteAddress, headers: { ...headers } })
  return warned
}

test.each([
  ['a hundred forwarded by one address: one warning', [['10.0.0.5', 250]], ['10.0.0.5']],
  ['fewer: none', [['10.0.0.5', 99]], []],
  ['a hundred of one address without a proxy: none', [['10.0.0.5', 250, {}]], []],
  [
    'another one looks at /healthz without being forwarded: one warning',
    [
      ['10.0.0.9', 3, {}],
      ['10.0.0.5', 100],
    ],
    ['10.0.0.5'],
  ],
  [
    'forwarded by several addresses: none',
    [
      ['10.0.0.5', 99],
      ['10.0.0.6', 1],
      ['10.0.0.5', 100],
    ],
    [],
  ],
] as const)('%s', async (_what, requests, warned) => {
  expect(await warningsAfter(requests)).toEqual(warned)
})
