import type { Evento } from '@alerce/contract/eventos'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
import type { Persona } from '../../core/actor.ts'
import { eventually } from '../../testing/eventually.ts'
import type { Viewer } from './event-for.ts'
import { follow } from './follow.ts'

const actor: Persona = {
  kind: 'persona',
  usuarioId: 1,
  sesionId: 5,
  nombre: '',
  rut: '',
  csrf: '',
  roles: ['asesor'],
  debeCambiarClave: false,
  faltaSegundoFactor: false,
  enlace: null,
}

const viewer: Viewer = { actor, equipo: [] }

/** A fake screen with its hub. */
function escena(look: () => Promise<Viewer | { motivo: string } | null>, primero = viewer) {
  const listeners = new Set<NoticeListener>()
  const contado: (Evento['nombre'] | 'fin')[] = []
  let close = () => {}
  const stream = {
    send: ({ nombre }: Evento) => contado.push(nombre),
    end: () => contado.push('fin'),
    sendAway: () => contado.push('fin'),
    onClose: (action: () => void) => {
      close = action
    },
  }
  const hub: NoticeHub = {
    open: async () => {},
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lately: () => ({ cubre: 0, noticias: [] }),
    close: async () => {},
  }
  const say: NoticeListener = (noticia) => {
    for (const listener of listeners) listener(noticia)
  }
  const sigue = follow(stream, { viewer: primero, hub, look })
  return { contado, say, oyentes: listeners, sigue, close: () => close() }
}

const viva = async () => viewer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('notices during the first look-up come before the screen is ready, and are not lost', async () => {
  const { contado, say, sigue } = escena(viva)
  say({ tema: 'notificacion', usuarioId: 1 })
  await sigue
  expect(contado).toEqual(['notificacion', 'listo'])
})

test('a session ended before its screen subscribed gets the end event', async () => {
  const { contado, sigue } = escena(async () => ({ motivo: 'S' }))
  await sigue
  expect(contado.slice(0, 2)).toEqual(['sesion', 'fin'])
})

test('after the database was away the screen asks for everything again', async () => {
  const { contado, say, sigue } = escena(viva)
  await sigue
  say('resync')
  expect(contado).toEqual(['listo', 'resync'])
})

test('a sign of life every 25 seconds, and each second time a look at the session', async () => {
  const look = vi.fn(viva)
  const { contado, sigue } = escena(look)
  await sigue
  look.mockClear()
  vi.advanceTimersByTime(25_000)
  expect([contado.at(-1), look.mock.calls.length]).toEqual(['latido', 0])
  vi.advanceTimersByTime(25_000)
  expect(look).toHaveBeenCalledOnce()
})

test.each([
  ['a role is withdrawn', ['contraloria'], [], 'cola', 0],
  ['a role is given', [], ['contraloria'], 'cola', 1],
] as const)('when %s the screen reloads, and gets its own events', async (_que, antes, ahora, tema, veces) => {
  let mira: Viewer = { actor: { ...actor, roles: antes }, equipo: [] }
  const { contado, say, sigue } = escena(async () => mira, mira)
  await sigue
  mira = { actor: { ...actor, roles: ahora }, equipo: [] }
  say({ tema: 'usuarios' })
  // Notices sent while the viewer is looked up
  say({ tema })
  say({ tema: 'notificacion', usuarioId: 1 })
  await eventually(() => expect(contado).toContain('notificacion'))
  expect(contado).toEqual(['listo', 'resync', ...Array(veces).fill(tema), 'notificacion'])
})

test('a failed look-up changes nothing', async () => {
  const { contado, say, sigue } = escena(async () => null)
  await sigue
  say({ tema: 'equipos' })
  say({ tema: 'notificacion', usuarioId: 1 })
  await eventually(() => expect(contado).toEqual(['listo', 'notificacion']))
})

test('a closed screen gets no events and is not looked up again', async () => {
  const look = vi.fn(viva)
  const { contado, oyentes: listeners, sigue, close } = escena(look)
  await sigue
  look.mockClear()
  close()
  vi.advanceTimersByTime(100_000)
  expect([listeners.size, contado, look.mock.calls.length]).toEqual([0, ['listo'], 0])
})
