import { expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { eventually } from '../testing/eventually.ts'
import type { Notice } from './memory.ts'
import { placeNotices } from './place.ts'

const prospecto = (prospectoId: number): Notice => ({ tema: 'prospecto', prospectoId, asesorId: 3 })

/** Notices over a primary whose answers the test gives. */
function placed() {
  const asked: { readonly resolve: (position: string) => void; readonly reject: (error: Error) => void }[] = []
  const ask = () => new Promise<string>((resolve, reject) => void asked.push({ resolve, reject }))
  const told: Notice[] = []
  return { asked, told, ...placeNotices({ ask }, createLog('silent'), (notice) => told.push(notice)) }
}

test('a notice waits for a position asked after it; those that arrive meanwhile share the next one', async () => {
  const { asked, told, place } = placed()
  place(prospecto(1))
  place(prospecto(2))
  place(prospecto(3))
  expect([asked.length, told]).toEqual([1, []])
  asked[0]?.resolve('')
  await eventually(() => expect(asked).toHaveLength(2))
  expect(told).toEqual([prospecto(1)])
  asked[1]?.resolve('')
  await eventually(() => expect(told).toEqual([prospecto(1), prospecto(2), prospecto(3)]))
})

test('a primary that does not answer delays the notices, and loses none nor their order', async () => {
  const { asked, told, place } = placed()
  place(prospecto(1))
  asked[0]?.reject(new Error('away'))
  place(prospecto(2))
  await eventually(() => expect(asked).toHaveLength(2))
  expect(told).toEqual([])
  asked[1]?.resolve('')
  await eventually(() => expect(told).toEqual([prospecto(1), prospecto(2)]))
})
