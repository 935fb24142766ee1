import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { Outage } from './db/outage.ts'
import { roomIn } from './db/pool.ts'

const MB = 1024 * 1024

test('there is room while the disk has some, and again as soon as it has', async () => {
  let free = 1000 * MB
  const ensureRoom = roomIn('/data', async () => free)
  await ensureRoom()
  free = 20 * MB
  await expect(ensureRoom()).rejects.toMatchObject({ kind: 'full' })
  await expect(ensureRoom()).rejects.toBeInstanceOf(Outage)
  free = 1000 * MB
  await ensureRoom()
})

test('of a real folder the disk is asked', async () => {
  await expect(roomIn('/no/existe')()).rejects.toThrow('ENOENT')
  await roomIn(tmpdir())()
})
