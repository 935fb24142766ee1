import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../testing/smtp.ts'
import { createMailer, type Mail } from './mail.ts'

const from = 'Alerce <no-responder@alerce.example.cl>'
const mail: Mail = {
  clave: 'correo-7',
  para: 'josé.ñuñez@example.cl',
  asunto: 'Cotización de su plan',
  texto: 'Señor Núñez: $ 126.212',
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
  expect(received?.raw).toContain('Message-ID: <correo-7@alerce.example.cl>')
  expect(received?.raw).toContain('Subject: =?UTF-8?Q?Cotizaci=C3=B3n_de_su_plan?=')
  expect(received?.raw).toContain(Buffer.from('%PDF-1.7 contenido').toString('base64'))
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

test('a server that refuses makes the sending fail', async () => {
  server.refuse(true)
  await expect(createMailer({ url: server.url, from }).send(mail)).rejects.toThrow('451')
  server.refuse(false)
})

test('without an address of a server there is only the outbox', async () => {
  const mailer = createMailer({ url: undefined, from })
  expect(mailer.disponible).toBe(false)
  await expect(mailer.send(mail)).rejects.toThrow('SMTP_URL')
})
