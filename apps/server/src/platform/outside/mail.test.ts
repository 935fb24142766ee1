import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/smtp.ts'
import { createMailer, type Mail, MailRefused } from './mail.ts'

const from = 'Alerce <no-responder@alerce.example.cl>'
const mail: Mail = {
  identidad: '5f0c6f1a-7b1e-4a52-9d0b-2f1c3f1b7a10',
  vuelve: null,
  responderA: { nombre: 'Ana María Pérez', correo: 'ana.perez@example.cl' },
  baja: null,
  para: 'josé.ñuñez@example.cl',
  asunto: 'Cotización de su plan',
  texto: 'Señor Núñez: $ 126.212',
  html: '<p>Señor Núñez: $ 126.212</p>',
  adjuntos: [{ nombre: 'cotización.pdf', mime: 'application/pdf', contenido: Buffer.from('%PDF-1.7 contenido') }],
}

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

test('a mail arrives with its subject, text and attachment', async () => {
  const mailer = createMailer({ url: server.url, from })
  expect(mailer.disponible).toBe(true)
  await mailer.send({ ...mail, para: 'ana.rojas@example.cl' })
  const [received] = server.received
  expect(received?.from).toBe('no-responder@alerce.example.cl')
  expect(received?.to).toEqual(['ana.rojas@example.cl'])
  expect(received?.raw).toContain('Message-ID: <5f0c6f1a-7b1e-4a52-9d0b-2f1c3f1b7a10@alerce.example.cl>')
  for (const header of ['Auto-Submitted: auto-generated', 'Content-Language: es-CL', 'Content-Type: text/html'])
    expect(received?.raw).toContain(header)
  expect(received?.raw).toMatch(/Reply-To: .*<ana\.perez@example\.cl>/)
  expect(received?.raw).toContain('Subject: =?UTF-8?Q?Cotizaci=C3=B3n_de_su_plan?=')
  expect(received?.raw).toContain(Buffer.from('%PDF-1.7 contenido').toString('base64'))
})

test('a letter that can be ended says where to post (RFC 8058)', async () => {
  const mailer = createMailer({ url: server.url, from })
  await mailer.send({ ...mail, para: 'baja@example.cl', baja: 'https://panel.example.cl/baja/7-abc' })
  const received = server.received.find(({ to }) => to.includes('baja@example.cl'))
  expect(received?.raw).toContain('List-Unsubscribe: <https://panel.example.cl/baja/7-abc>')
  expect(received?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(server.received[0]?.raw).not.toContain('List-Unsubscribe')
})

test.each([
  ['a line break', 'ana@example.cl\r\nBcc: otra@example.cl'],
  ['a comma', 'ana@example.cl, otra@example.cl'],
])('%s in the address adds nobody', async (_title, para) => {
  const before = server.received.length
  const outcome = await createMailer({ url: server.url, from })
    .send({ ...mail, para })
    .then(() => 'sent')
    .catch(() => 'refused')
  const to = server.received.slice(before).flatMap((r) => r.to)
  expect(outcome === 'refused' ? [] : to).not.toContain('otra@example.cl')
})

test.each([
  [451, false],
  [550, true],
] as const)('a server that answers %i makes the sending fail; for good: %s', async (code, definitivo) => {
  server.refuse(code)
  const failure = await createMailer({ url: server.url, from })
    .send(mail)
    .catch((error: unknown) => error)
  server.refuse(null)
  expect(failure).toBeInstanceOf(MailRefused)
  expect(failure).toMatchObject({ definitivo, message: expect.stringContaining(String(code)) })
})

test('a server that says nothing any more is left, and is no refusal of the mail', async () => {
  server.refuse('hangs')
  const failure = createMailer({ url: server.url, from, patienceMs: 200 }).send(mail)
  await expect(failure).rejects.toMatchObject({ definitivo: false })
  server.refuse(null)
  const before = server.received.length
  await createMailer({ url: server.url, from }).send({ ...mail, para: 'ana.rojas@example.cl' })
  expect(server.received).toHaveLength(before + 1)
})

test('a server that is not there is no refusal of the mail', async () => {
  const failure = createMailer({ url: 'smtp://127.0.0.1:1', from }).send(mail)
  await expect(failure).rejects.toMatchObject({ definitivo: false })
})

test('without an address of a server there is only the outbox', async () => {
  const mailer = createMailer({ url: undefined, from })
  expect(mailer.disponible).toBe(false)
  await expect(mailer.send(mail)).rejects.toThrow('SMTP_URL')
})
