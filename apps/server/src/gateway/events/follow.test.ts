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
  enlace: null,
}

const viewer: Viewer = { actor, equipo: [] }

/** A fake screen with its hub. */
function escena(mirar: () => Promise<Viewer | { motivo: string } | null>, primero = viewer) {
  const listeners = new Set<NoticeListener>()
  const contado: (Evento['nombre'] | 'fin')[] = []
  let cerrar = () => {}
  const stream = {
    send: ({ nombre }: Evento) => contado.push(nombre),
    end: () => contado.push('fin'),
    sendAway: () => contado.push('fin'),
    onClose: (action: () => void) => {
      cerrar = action
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
  const decir: NoticeListener = (noticia) => {
    for (const listener of listeners) listener(noticia)
  }
  const sigue = follow(stream, { viewer: primero, hub, mirar })
  return { contado, decir, oyentes: listeners, sigue, cerrar: () => cerrar() }
}

const viva = async () => viewer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('notices during the first look-up come before the screen is ready, and are not lost', async () => {
  const { contado, decir, sigue } = escena(viva)
  decir({ tema: 'notificacion', usuarioId: 1 })
  await sigue
  expect(contado).toEqual(['notificacion', 'listo'])
})

test('a session that ended while its screen came is told so', async () => {
  const { contado, sigue } = escena(async () => ({ motivo: 'S' }))
  await sigue
  expect(contado.slice(0, 2)).toEqual(['sesion', 'fin'])
})

test('after the database was away the screen asks for everything again', async () => {
  const { contado, decir, sigue } = escena(viva)
  await sigue
  decir('resync')
  expect(contado).toEqual(['listo', 'resync'])
})

test('a sign of life every 25 seconds, and each second time a look at the session', async () => {
  const mirar = vi.fn(viva)
  const { contado, sigue } = escena(mirar)
  await sigue
  mirar.mockClear()
  vi.advanceTimersByTime(25_000)
  expect([contado.at(-1), mirar.mock.calls.length]).toEqual(['latido', 0])
  vi.advanceTimersByTime(25_000)
  expect(mirar).toHaveBeenCalledOnce()
})

test.each([
  ['a role is withdrawn', ['contraloria'], [], 'cola', 0],
  ['a role is given', [], ['contraloria'], 'cola', 1],
] as const)('when %s its screen asks anew, and hears what is its own', async (_que, antes, ahora, tema, veces) => {
  let mira: Viewer = { actor: { ...actor, roles: antes }, equipo: [] }
  const { contado, decir, sigue } = escena(async () => mira, mira)
  await sigue
  mira = { actor: { ...actor, roles: ahora }, equipo: [] }
  decir({ tema: 'usuarios' })
  // Notices sent while the viewer is looked up
  decir({ tema })
  decir({ tema: 'notificacion', usuarioId: 1 })
  await eventually(() => expect(contado).toContain('notificacion'))
  expect(contado).toEqual(['listo', 'resync', ...Array(veces).fill(tema), 'notificacion'])
})

test('a failed look-up changes nothing', async () => {
  const { contado, decir, sigue } = escena(async () => null)
  await sigue
  decir({ tema: 'equipos' })
  decir({ tema: 'notificacion', usuarioId: 1 })
  await eventually(() => expect(contado).toEqual(['listo', 'notificacion']))
})

test('a closed screen gets no events and is not looked up again', async () => {
  const mirar = vi.fn(viva)
  const { contado, oyentes: listeners, sigue, cerrar } = escena(mirar)
  await sigue
  mirar.mockClear()
  cerrar()
  vi.advanceTimersByTime(100_000)
  expect([listeners.size, contado, mirar.mock.calls.length]).toEqual([0, ['listo'], 0])
})
