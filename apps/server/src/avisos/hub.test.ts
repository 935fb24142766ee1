import { expect, test } from 'vitest'
import type { Hearer } from '../platform/db/listen.ts'
import { createLog } from '../platform/log.ts'
import { createNoticeHub, type NoticeListener } from './hub.ts'

/** A hub over a fake database driven by the test. */
function centroDePrueba() {
  const hearers: Hearer[] = []
  const connection = {
    listen: async (_channel: string, hearer: Hearer) => {
      hearers.push(hearer)
      return { close: async () => {} }
    },
  }
  const centro = createNoticeHub(connection, createLog('silent'))
  const say = (payload: string) => hearers[0]?.heard(payload)
  return { centro, hearers, say }
}

const aviso = { tema: 'prospecto', prospectoId: 7, asesorId: 3 } as const

test('every listener gets notices until it unsubscribes', async () => {
  const { centro, say, hearers } = centroDePrueba()
  const oido: unknown[] = []
  await Promise.all([centro.open(), centro.open()])
  expect(hearers).toHaveLength(1)
  const hear: NoticeListener = (noticia) => oido.push(noticia)
  const callar = centro.listen(hear)
  say(JSON.stringify(aviso))
  hearers[0]?.back()
  callar()
  say(JSON.stringify(aviso))
  expect(oido).toEqual([aviso, 'resync'])
})

test.each(['hola', '', 'null', '[]', '{}', '{"tema":"otro"}', '{"tema":"prospecto","prospectoId":"7","asesorId":3}'])(
  'an unknown payload, %j, reaches no listener',
  async (payload) => {
    const { centro, say } = centroDePrueba()
    const oido: unknown[] = []
    await centro.open()
    centro.listen((noticia) => oido.push(noticia))
    say(payload)
    expect(oido).toEqual([])
  },
)

test('a failed LISTEN is tried again', async () => {
  let intentos = 0
  const connection = {
    listen: async () => {
      intentos += 1
      if (intentos === 1) throw new Error('away')
      return { close: async () => {} }
    },
  }
  const centro = createNoticeHub(connection, createLog('silent'))
  await expect(centro.open()).rejects.toThrow('away')
  await centro.open()
  expect(intentos).toBe(2)
})
