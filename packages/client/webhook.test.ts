import { expect, test } from 'vitest'
import { verifyWebhook } from './webhook.ts'

// The example with which Standard Webhooks tests its own libraries
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"test": 2432232314}'
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const sent = 1_614_265_330_000
const other = `whsec_${btoa('another secret of some length')}`
const signature = headers['webhook-signature']
const minutes = (count: number) => sent + count * 60_000

test.each([
  ['headers of Node', headers, [secret], sent],
  ['headers of fetch', new Headers(headers), [secret], sent],
  ['two secrets, of a rotation', headers, [other, secret], sent],
  ['a second signature', { ...headers, 'webhook-signature': `v1,AAAA v1a,x ${signature}` }, [secret], sent],
  ['five minutes of delay', headers, [secret], minutes(5)],
  ['a clock five minutes behind', headers, [secret], minutes(-5)],
])('a message with %s is verified', async (_title, given, secrets, now) => {
  expect(await verifyWebhook(body, given, secrets, now)).toEqual({ id: headers['webhook-id'], test: 2_432_232_314 })
})

test.each([
  ['another body', `${body} `, headers, [secret], sent],
  ['another secret', body, headers, [other], sent],
  ['no secret', body, headers, [], sent],
  ['another id', body, { ...headers, 'webhook-id': 'msg_x' }, [secret], sent],
  ['an instant that was not signed', body, { ...headers, 'webhook-timestamp': '1614265331' }, [secret], sent],
  ['an instant that is no number', body, { ...headers, 'webhook-timestamp': 'now' }, [secret], sent],
  ['a signature that is no base64', body, { ...headers, 'webhook-signature': 'v1,ñ' }, [secret], sent],
  [
    'another version of the signature',
    body,
    { ...headers, 'webhook-signature': `v2${signature.slice(2)}` },
    [secret],
    sent,
  ],
  ['no headers', body, {}, [secret], sent],
  ['more than five minutes of delay', body, headers, [secret], minutes(5) + 1],
  ['a clock more than five minutes behind', body, headers, [secret], minutes(-5) - 1],
])('a message with %s is refused', async (_title, text, given, secrets, now) => {
  expect(await verifyWebhook(text, given, secrets, now)).toBeNull()
})

test('a secret that is none says so, instead of refusing every message', async () => {
  await expect(verifyWebhook(body, headers, ['whsec_ñ'], sent)).rejects.toThrow(TypeError)
})
