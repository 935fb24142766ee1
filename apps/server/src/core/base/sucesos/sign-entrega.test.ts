import { expect, test } from 'vitest'
import { cabecerasDeEntrega, nuevoSecretoDeFirma } from './sign-entrega.ts'

// The example with which Standard Webhooks tests its own libraries
const mensaje = {
  identidad: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  ahora: new Date(1_614_265_330_000).toISOString(),
  cuerpo: '{"test": 2432232314}',
}
const secreto = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const firma = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a message is signed as Standard Webhooks says', () => {
  expect(cabecerasDeEntrega([secreto], mensaje)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': mensaje.identidad,
    'webhook-timestamp': '1614265330',
    'webhook-signature': firma,
  })
})

test('two secrets sign both, the present one first', () => {
  const nuevo = nuevoSecretoDeFirma()
  const { 'webhook-signature': firmas = '' } = cabecerasDeEntrega([nuevo, secreto], mensaje)
  expect(firmas.split(' ')).toHaveLength(2)
  expect(firmas.split(' ')[1]).toBe(firma)
})

test('a secret has 256 bits', () => {
  expect(Buffer.from(nuevoSecretoDeFirma().replace('whsec_', ''), 'base64')).toHaveLength(32)
})
