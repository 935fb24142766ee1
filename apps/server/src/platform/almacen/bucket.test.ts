import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3.ts'
import { createLog } from '../log.ts'
import { BucketAway, type BucketSettings, createBucket } from './bucket.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())
afterEach(() => server.refuse(null))

function bucketOf(own: Partial<BucketSettings> = {}) {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION } = server.env
  const lines: string[] = []
  const to = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(line).msg)
      done()
    },
  })
  const settings = { url, accessKeyId, secretAccessKey, region: S3_REGION, restMs: 0, ...own }
  return { bucket: createBucket(settings, createLog('info', { to })), lines }
}

test('keeps bytes under a name until they are deleted, twice without harm', async () => {
  const { bucket } = bucketOf()
  await bucket.put('archivos/a1', Buffer.from('uno'))
  expect((await bucket.get('archivos/a1'))?.toString()).toBe('uno')
  await bucket.delete('archivos/a1')
  await bucket.delete('archivos/a1')
  expect([await bucket.get('archivos/a1'), await bucket.answers()]).toEqual([null, true])
})

test.each<[what: string, own: Partial<BucketSettings>]>([
  ['another secret', { secretAccessKey: 'otro' }],
  ['another region', { region: 'us-east-1' }],
  ['a server that is not there', { url: 'http://127.0.0.1:1/b' }],
])('%s: nothing is read or written, and it counts as away', async (_what, own) => {
  const { bucket, lines } = bucketOf(own)
  await expect(bucket.put('archivos/a2', Buffer.from('dos'))).rejects.toThrow(BucketAway)
  await expect(bucket.get('archivos/a2')).rejects.toThrow(BucketAway)
  expect([await bucket.answers(), server.objects.has('archivos/a2')]).toEqual([false, false])
  expect(lines).toEqual(['el almacén S3 no responde'])
})

test('a bucket that does not exist is away, not an empty one', async () => {
  const { bucket } = bucketOf({ url: server.env.S3_URL.replace('archivos-de', 'ajenos-de') })
  await expect(bucket.get('archivos/a1')).rejects.toThrow(BucketAway)
})

test('an answer of failure is asked once more', async () => {
  const { bucket } = bucketOf()
  await bucket.put('archivos/a3', Buffer.from('tres'))
  server.refuse('once')
  expect((await bucket.get('archivos/a3'))?.toString()).toBe('tres')
})

test('a server that says nothing any more is left', async () => {
  server.refuse('hangs')
  await expect(bucketOf({ patienceMs: 50 }).bucket.get('archivos/a3')).rejects.toThrow(BucketAway)
})

test('after a failure calls fail without asking; each outage has one line, and so its end', async () => {
  server.refuse(500)
  const resting = bucketOf({ restMs: 1_000_000 })
  await expect(resting.bucket.get('archivos/a3')).rejects.toThrow(BucketAway)
  const before = server.requests()
  await expect(resting.bucket.get('archivos/a3')).rejects.toThrow(BucketAway)
  expect(server.requests()).toBe(before)

  const { bucket, lines } = bucketOf()
  for (let n = 0; n < 3; n += 1) await expect(bucket.get('archivos/a3')).rejects.toThrow(BucketAway)
  server.refuse(null)
  await bucket.get('archivos/a3')
  await bucket.get('archivos/a3')
  expect(lines).toEqual(['el almacén S3 no responde', 'el almacén S3 responde otra vez'])
})
