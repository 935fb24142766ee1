import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Venta } from '../../lib/sale/venta.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { asesora, renderScreen, supervisor } from '../../testing/render-screen.tsx'
import { pasoDe, ventaDe } from '../../testing/venta.ts'
import { SaleShortcuts } from './sale-shortcuts.tsx'

const MANUAL = { name: 'Generar DS manual' }
const PAPELES = { name: 'Documentos contractuales' }

const pasos = (contractual: 'ahora' | 'sigue' | 'listo', documentos = '/resumen-cotizacion'): Venta['pasos'] => [
  pasoDe('contractual', contractual, '/documentos'),
  pasoDe('documentos', 'ahora', documentos),
]

const open = (part: Partial<Venta> = {}, here = '/timeline', session = {}) =>
  renderScreen(<SaleShortcuts venta={ventaDe(part)} here={here} />, { session })

test('Bitácora and Agendar are always there, the other two where the server says', () => {
  open()
  expect(screen.getByRole('link', { name: 'Bitácora' })).toHaveAttribute('href', '/timeline?prospectoId=12')
  expect(screen.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', '/agenda?prospectoId=12')
  expect(screen.queryByRole('button', MANUAL)).toBeNull()
  expect(screen.queryByRole('link', PAPELES)).toBeNull()
})

test('a sale and the one that reuses its DS lead to each other', () => {
  open({ copia: { prospectoId: 57, etapa: 'prospecto', estado: 'Prospecto Ingresado' } })
  expect(screen.getByRole('link', { name: 'Postulación nueva' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=57',
  )
  open({ reutiliza: { prospectoId: 7, folioDS: 5_000_000_007, repite: true } })
  expect(screen.getByRole('link', { name: 'Postulación original' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=7',
  )
})

test('one of a pair leads to the two of them, nobody else', () => {
  open({ tipoPlan: 'S' })
  expect(screen.getByRole('link', { name: 'Pareja' })).toHaveAttribute('href', '/pareja?prospectoId=12')
  open({ tipoPlan: 'N' })
  expect(screen.getAllByRole('link', { name: 'Pareja' })).toHaveLength(1)
})

test.each([
  ['a supervisor by link', supervisor],
  ['the head of a team', { ...asesora, roles: ['jefatura' as const] }],
])('%s sees neither', (_who, session) => {
  open({ dsManual: true, documentosContractuales: true, pasos: pasos('ahora') }, '/timeline', session)
  expect(screen.getByRole('link', { name: 'Bitácora' })).toBeVisible()
  expect(screen.queryByRole('button', MANUAL)).toBeNull()
  expect(screen.queryByRole('link', PAPELES)).toBeNull()
})

describe('the contractual documents', () => {
  test.each([
    ['are next', pasos('sigue'), '/documentos'],
    ['are to be completed', pasos('ahora'), '/documentos'],
    ['wait for the summary', pasos('listo'), '/resumen-cotizacion'],
    ['have been made', pasos('listo', '/documents-preview'), '/documents-preview'],
  ])('%s', (_when, steps, path) => {
    open({ documentosContractuales: true, declaracionSaludId: 34, pasos: steps })
    const link = screen.getByRole('link', PAPELES)
    expect(link).toHaveAttribute('href', `${path}?prospectoId=12&identificador=34`)
    expect(link.getAttribute('aria-current')).toBeNull()
  })

  test('are marked while their screen is open', () => {
    open({ documentosContractuales: true, pasos: pasos('ahora') }, '/documentos')
    expect(screen.getByRole('link', PAPELES)).toHaveAttribute('aria-current', 'page')
  })
})

describe('the manual declaration', () => {
  const generated: Answers = {
    iniciarDSManual: { declaracionSaludId: 34, enviada: false },
  }

  test('is generated in one call, and its first screen opened', async () => {
    const received = fakeServer(generated)
    const { router } = open({ dsManual: true })
    await userEvent.click(screen.getByRole('button', MANUAL))
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-background'))
    expect(router.state.location.search).toBe('?prospectoId=12&identificador=34')
    expect(received.map(({ name, payload }) => [name, payload])).toEqual([['iniciarDSManual', { prospectoId: 12 }]])
  })

  test('one that is there is opened, but from its own first screen', async () => {
    fakeServer(generated)
    const { router, unmount } = open({ dsManual: true, declaracionSaludId: 34 })
    expect(screen.queryByRole('button', MANUAL)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la DS manual' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-background'))
    unmount()
    open({ dsManual: true, declaracionSaludId: 34 }, '/postulant-background')
    expect(screen.queryByRole('button', { name: /DS manual/ })).toBeNull()
  })

  test('asks where it warns, and goes nowhere when the answer is no', async () => {
    const warning = new Refused(409, 'Hay invitaciones anteriores.', { codigo: 'advertencia' })
    const received = fakeServer({ iniciarDSManual: warning })
    const { router } = open({ dsManual: true })
    await userEvent.click(screen.getByRole('button', MANUAL))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.getByRole('button', MANUAL)).toHaveFocus())
    expect([router.state.location.pathname, received.length]).toEqual(['/', 1])
  })

  test.each([
    ['nobody answers', { iniciarDSManual: UNREACHABLE }, 'No se ha podido generar una DS Manual.'],
    ['it is refused', { iniciarDSManual: new Refused(422, 'No se puede.') }, 'No se puede.'],
  ])('says why not when %s, and stays', async (_what, answers, text) => {
    fakeServer(answers)
    const { router } = open({ dsManual: true })
    await userEvent.click(screen.getByRole('button', MANUAL))
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })
})
