import { type Tema, temas } from '@alerce/contract/asuntos'
import type { Operation, Role } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { routes } from '@alerce/contract/routes'
import { expect, test } from 'vitest'
import { type Aviso, readAviso } from '../../avisos/aviso.ts'
import type { Persona } from '../../core/actor.ts'
import { eventFor, type Viewer } from './event-for.ts'

const [YO, ASESORA] = [100, 1]

/** A viewer of that role, with access to that advisor's portfolio if the role has any. */
function lector(rol: Role): Viewer {
  const nothingDue = { debeCambiarClave: false, faltaSegundoFactor: false }
  const base = { kind: 'persona', sesionId: 50, nombre: '', rut: '', csrf: '', ...nothingDue } as const
  const enlace = rol === 'supervisor' ? { id: 1, asesorId: ASESORA } : null
  const actor: Persona = { ...base, usuarioId: rol === 'asesor' ? ASESORA : YO, roles: [rol], enlace }
  return { actor, equipo: rol === 'jefatura' ? [ASESORA] : [] }
}

/** Notice of that topic about the reader and the portfolio they see. */
const avisoDe = (tema: Tema, { actor }: Viewer): Aviso | null =>
  readAviso(
    JSON.stringify({ tema, prospectoId: 7, asesorId: ASESORA, usuarioId: actor.enlace?.asesorId ?? actor.usuarioId }),
  )

const esTema = (asunto: string): asunto is Tema => temas.some((tema) => tema === asunto)

const lecturas = operations.flatMap(({ name, access }: Operation) => {
  const lee = routes[name as keyof typeof routes].lee.filter(esTema)
  const quienes = access === 'publica' ? [] : access.filter((uno): uno is Role => uno !== 'postulante')
  return lee.length === 0 ? [] : quienes.map((rol) => ({ name, rol, lee }))
})

test('each role gets a notice for every change of data it may read', () => {
  const sordos = lecturas.filter(({ rol, lee }) => {
    const quien = lector(rol)
    return !lee.some((tema) => {
      const aviso = avisoDe(tema, quien)
      return aviso !== null && eventFor(quien, aviso) !== null
    })
  })
  expect(sordos.map(({ name, rol, lee }) => `${rol} reads ${name} by ${lee.join(', ')}`)).toEqual([])
})
