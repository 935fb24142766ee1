import { expect, test } from 'vitest'
import type { Notice } from '../../avisos/memory.ts'
import type { Persona } from '../../core/actor.ts'
import { toldBefore } from './follow.ts'

const [ASESORA, OTRA] = [1, 2]
const actor: Persona = {
  kind: 'persona',
  usuarioId: ASESORA,
  sesionId: 5,
  nombre: '',
  rut: '',
  csrf: '',
  roles: ['asesor'],
  debeCambiarClave: false,
  faltaSegundoFactor: false,
  enlace: null,
}
const prospecto = (prospectoId: number, asesorId = ASESORA): Notice => ({ tema: 'prospecto', prospectoId, asesorId })

/** Newest first, a tenth of a second apart, over one minute. */
const dicho = (...noticias: Notice[]) =>
  toldBefore(
    { actor, equipo: [] },
    { cubre: 60_000, noticias: noticias.map((noticia, n) => ({ noticia, hace: n * 100 })) },
  )

test('only events for this viewer, each once, with the age of its last notice', () => {
  const otraSesion: Notice = { tema: 'sesion', sesionId: 5, motivo: 'S' }
  expect(dicho(prospecto(7), prospecto(8, OTRA), { tema: 'cola' }, prospecto(7), otraSesion, prospecto(9))).toEqual({
    cubre: 60_000,
    dichos: [
      { hace: 0, nombre: 'prospecto', data: { prospectoId: 7 } },
      { hace: 500, nombre: 'prospecto', data: { prospectoId: 9 } },
    ],
  })
})

test.each<[what: string, noticia: Notice]>([
  ['notices may have been lost', 'resync'],
  ['roles may have changed', { tema: 'usuarios' }],
  ['a team may have changed', { tema: 'equipos' }],
])('it goes back to where %s', (_what, noticia) => {
  const { cubre, dichos } = dicho(prospecto(7), noticia, prospecto(8))
  expect([cubre, dichos.map(({ data }) => data)]).toEqual([100, [{ prospectoId: 7 }]])
})

test('at most ten events: a screen that missed more refetches everything', () => {
  const { cubre, dichos } = dicho(...Array.from({ length: 14 }, (_, n) => prospecto(n)))
  expect([cubre, dichos.length]).toEqual([1000, 10])
})
