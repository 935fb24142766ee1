import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceptor, type Receptor } from '../../testing/receptor.ts'
import { isPublicAddress } from './guarded.ts'
import { createWebhookSender } from './webhooks.ts'

let receptor: Receptor
beforeAll(async () => {
  receptor = await openReceptor()
})
afterAll(() => receptor.close())

const send = (url: string, settings = { internal: false, local: true }) =>
  createWebhookSender(settings)({ url, headers: { 'webhook-id': 'una' }, body: '{"ñ":1}' })

test.each(['8.8.8.8', '2606:4700::1111'])('%s is a public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', '2002:a00:1::', '64:ff9b::a00:1', 'x'],
])('%s is no public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test('a message arrives whole, and the status of its reply is returned', async () => {
  expect(await send(receptor.url)).toBe(204)
  expect(receptor.recibidos.at(-1)).toMatchObject({ cuerpo: '{"ñ":1}', headers: { 'webhook-id': 'una' } })
})

test('a redirect is not followed', async () => {
  receptor.answer(302)
  expect(await send(receptor.url)).toBe(302)
  receptor.answer(204)
})

const interna = 'La dirección es de una red interna: no se le envía'
test.each([
  ['an address of this machine, outside of a demonstration', { internal: false, local: false }, 'http://127.0.0.1:9/'],
  ['http to another machine', { internal: true, local: true }, 'http://10.0.0.1/'],
  ['a private address', { internal: false, local: true }, 'https://192.168.1.1/'],
  ['the metadata of a cloud, in hexadecimal', { internal: false, local: true }, 'https://0xa9fea9fe/'],
  ['IPv6 loopback', { internal: false, local: true }, 'https://[::1]/'],
  ['a name that leads to this machine', { internal: false, local: true }, 'https://localhost/'],
])('%s is refused before any connection', async (_title, settings, url) => {
  await expect(send(url, settings)).rejects.toThrow(interna)
})

test('where the operator allows internal networks, they are tried', async () => {
  await expect(send('https://127.0.0.1:1/', { internal: true, local: false })).rejects.toThrow('Nadie escucha')
})
