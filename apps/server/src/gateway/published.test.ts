import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ SECURITY_CONTACT: 'mailto:seguridad@isapre.example.cl' })
})
afterAll(() => desk.close())

const get = async (url: string) => {
  const { statusCode, headers, body } = await desk.app.inject({ url })
  return { statusCode, type: headers['content-type'], body }
}

test('robots.txt closes every address to search engines', async () => {
  expect(await get('/robots.txt')).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: 'User-agent: *\nDisallow: /\n',
  })
})

test('security.txt holds the contact of the operator and an expiry within a year', async () => {
  const { statusCode, body } = await get('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^Contact: mailto:seguridad@isapre\.example\.cl\nExpires: 2027-10-07T/)
})
