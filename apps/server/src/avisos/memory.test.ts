import { expect, test } from 'vitest'
import { createNoticeMemory } from './memory.ts'

const prospecto = (prospectoId: number) => ({ tema: 'prospecto', prospectoId, asesorId: 3 }) as const

test('recent notices are kept, newest first, with their age', () => {
  let ahora = 1000
  const { remember, lately } = createNoticeMemory(() => ahora)
  ahora = 1200.7
  remember(prospecto(1))
  ahora = 1500
  remember('resync')
  ahora = 2000
  expect(lately()).toEqual({
    cubre: 1000,
    noticias: [
      { noticia: 'resync', hace: 500 },
      { noticia: prospecto(1), hace: 799 },
    ],
  })
})

test('at most five hundred notices are kept, with the age they cover', () => {
  let ahora = 0
  const { remember, lately } = createNoticeMemory(() => ahora)
  for (let n = 1; n <= 502; n += 1) {
    ahora = n
    remember(prospecto(n))
  }
  const { cubre, noticias } = lately()
  expect([noticias.length, noticias[0]?.noticia, noticias.at(-1)?.noticia]).toEqual([500, prospecto(502), prospecto(3)])
  // The second notice was dropped at moment 2
  expect(cubre).toBe(500)
})
