import { describe, expect, test } from 'vitest'
import type { Aviso } from '../../avisos/aviso.ts'
import type { Persona } from '../../core/actor.ts'
import { eventFor, type Viewer } from './event-for.ts'

const [ASESORA, OTRO, JEFE, SESION] = [1, 2, 9, 50]

function persona(roles: Persona['roles'], cambios: Partial<Persona> = {}): Persona {
  const base = { kind: 'persona', usuarioId: 100, sesionId: SESION, nombre: '', rut: '', csrf: '' } as const
  return { ...base, debeCambiarClave: false, faltaSegundoFactor: false, enlace: null, roles, ...cambios }
}

const supervisor = persona(['supervisor'], { usuarioId: JEFE, enlace: { id: 1, asesorId: ASESORA } })
const espectadores = {
  asesora: { actor: persona(['asesor'], { usuarioId: ASESORA }), equipo: [] },
  otro: { actor: persona(['asesor'], { usuarioId: OTRO }), equipo: [] },
  jefatura: { actor: persona(['jefatura'], { usuarioId: JEFE }), equipo: [ASESORA] },
  supervisor: { actor: supervisor, equipo: [] },
  contraloria: { actor: persona(['contraloria']), equipo: [] },
  mesa: { actor: persona(['mesa']), equipo: [] },
  administracion: { actor: persona(['administracion']), equipo: [] },
} satisfies Record<string, Viewer>

const todos = Object.keys(espectadores)

describe('recipients of', () => {
  test.each<[string, Aviso, string[]]>([
    ['a prospect', { tema: 'prospecto', prospectoId: 7, asesorId: ASESORA }, ['asesora', 'jefatura', 'supervisor']],
    ['one of another team', { tema: 'prospecto', prospectoId: 7, asesorId: OTRO }, ['otro']],
    ['a notification', { tema: 'notificacion', usuarioId: ASESORA }, ['asesora', 'supervisor']],
    ['a notification of the creator of the link', { tema: 'notificacion', usuarioId: JEFE }, ['jefatura']],
    [
      'an authorization',
      { tema: 'autorizacion', prospectoId: 7, asesorId: ASESORA },
      ['asesora', 'jefatura', 'supervisor'],
    ],
    ['an agenda', { tema: 'agenda', asesorId: ASESORA }, ['asesora', 'jefatura', 'supervisor']],
    ['that of another team', { tema: 'agenda', asesorId: OTRO }, ['otro']],
    ['a queue', { tema: 'cola' }, ['contraloria']],
    ['a desk', { tema: 'mesa' }, ['mesa']],
    ['the outbox', { tema: 'correos' }, ['mesa', 'administracion']],
    ['the open sessions', { tema: 'sesiones' }, ['administracion']],
    ['a session of theirs', { tema: 'sesiones', usuarioId: ASESORA }, ['asesora', 'administracion']],
    ['a session of the creator of a link', { tema: 'sesiones', usuarioId: JEFE }, ['jefatura', 'administracion']],
    [
      'a file',
      { tema: 'archivosDS', prospectoId: 7, asesorId: ASESORA },
      ['asesora', 'jefatura', 'supervisor', 'contraloria'],
    ],
    ['an import', { tema: 'importacion', asesorId: ASESORA }, ['asesora', 'jefatura', 'supervisor']],
    ['users', { tema: 'usuarios' }, ['jefatura', 'administracion']],
    ['links', { tema: 'enlaces' }, ['jefatura', 'administracion']],
    ['looks at health data', { tema: 'accesos' }, ['administracion']],
    ['the end of their session', { tema: 'sesion', sesionId: SESION, motivo: 'S' }, todos],
    ['the end of another', { tema: 'sesion', sesionId: SESION + 1, motivo: 'S' }, []],
  ])('%s', (_, aviso, quienes) => {
    const told = Object.entries(espectadores).filter(([, espectador]) => eventFor(espectador, aviso) !== null)
    expect(told.map(([nombre]) => nombre)).toEqual(quienes)
  })
})

test('a supervisor by link follows that advisor alone, though they lead a team', () => {
  const espectador = { actor: supervisor, equipo: [ASESORA, OTRO] }
  expect(eventFor(espectador, { tema: 'prospecto', prospectoId: 7, asesorId: OTRO })).toBeNull()
})

test('an event contains ids and nothing else', () => {
  const aviso = { tema: 'prospecto', prospectoId: 7, asesorId: ASESORA } as const
  expect(eventFor(espectadores.asesora, aviso)).toEqual({ nombre: 'prospecto', data: { prospectoId: 7 } })
})
