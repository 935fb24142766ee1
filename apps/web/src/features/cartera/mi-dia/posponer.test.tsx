import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { asuntoDe } from '../../../testing/asunto.ts'
import { type Answers, fakeServer, inTurn, Refused, thenLate } from '../../../testing/fake-server.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { MiDia } from './mi-dia.tsx'
import type { AsuntoDelDia } from './queries.ts'

const ANA = asuntoDe()

function dia(atrasado: readonly AsuntoDelDia[], pospuesto: readonly AsuntoDelDia[] = []) {
  const grupo = (clave: 'atrasado' | 'hoy' | 'espera' | 'pospuesto', asuntos: readonly AsuntoDelDia[]) => ({
    grupo: clave,
    total: asuntos.length,
    asuntos: [...asuntos],
  })
  return {
    grupos: [grupo('atrasado', atrasado), grupo('hoy', []), grupo('espera', []), grupo('pospuesto', pospuesto)],
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00.000Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

function open(answers: Answers, session = {}) {
  const received = fakeServer({ posponerAsunto: 'ok', retomarAsunto: { antes: null }, ...answers })
  renderScreen(<MiDia check={async () => null} />, { at: '/home', session })
  return (call: string) => received.flatMap(({ name, payload }) => (name === call ? [payload] : []))
}

const postpone = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Posponer: Subir los antecedentes pedidos, ANA VERA' }))

describe('a matter is put off', () => {
  test.each([
    // Saturday: tomorrow is no working day
    [/^El siguiente día hábil lunes, 23 de noviembre/, '2026-11-23', 'Pospuesto, vuelve pasado mañana: ANA VERA'],
    [/^En 3 días martes, 24 de noviembre/, '2026-11-24', 'Pospuesto, vuelve dentro de 3 días: ANA VERA'],
    ['30-11-2026', '2026-11-30', 'Pospuesto, vuelve dentro de 9 días: ANA VERA'],
  ])('until %s', async (name, vuelve, said) => {
    const reading = Promise.withResolvers<void>()
    const sent = open({
      obtenerMiDia: thenLate(
        reading.promise,
        inTurn(dia([ANA]), dia([], [{ ...ANA, vuelve: '2026-11-22' }]), dia([ANA])),
      ),
    })
    await postpone()
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    expect(sent('posponerAsunto')).toEqual([{ prospectoId: 1, citaId: null, desde: ANA.desde, vuelve }])
    reading.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Pospuestos 1' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
    expect(sent('retomarAsunto')).toEqual([{ prospectoId: 1, citaId: null }])
  })

  test('refused, it says why and stays open', async () => {
    const text = 'Este asunto cambió mientras usted lo veía: revíselo antes de posponerlo.'
    open({ obtenerMiDia: dia([ANA]), posponerAsunto: new Refused(409, text) })
    await postpone()
    await userEvent.click(await screen.findByRole('button', { name: /^En 3 días/ }))
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Posponer' })).toBeVisible()
  })

  test('today and past days are disabled', async () => {
    open({ obtenerMiDia: dia([ANA]) })
    await postpone()
    const otra = await screen.findByRole('group', { name: 'Otra fecha' })
    expect(within(otra).getByRole('button', { name: '21-11-2026' })).toHaveAttribute('disabled', '')
    expect(within(otra).getByRole('button', { name: '22-11-2026' })).not.toHaveAttribute('disabled', '')
  })
})

test('an appointment that has not ended is not put off: it is moved in the agenda', async () => {
  const cita = { ...ANA, citaId: 9, paso: 'Cita a las 17:00', dias: 0 }
  const grupos = dia([]).grupos.map((one) => (one.grupo === 'hoy' ? { ...one, total: 1, asuntos: [cita] } : one))
  open({ obtenerMiDia: { grupos } })
  await screen.findByRole('link', { name: /Cita a las 17:00/ })
  expect(screen.queryByRole('button', { name: /^Posponer/ })).toBeNull()
})

test('postponed matters are listed with their day and can be resumed, with an undo', async () => {
  const pospuesta = { ...ANA, vuelve: '2026-11-23' }
  const reading = Promise.withResolvers<void>()
  const sent = open({
    obtenerMiDia: thenLate(reading.promise, inTurn(dia([], [pospuesta]), dia([ANA]), dia([], [pospuesta]))),
    obtenerAsuntosDelDia: inTurn(
      { asuntos: [pospuesta], siguiente: null },
      { asuntos: [], siguiente: null },
      { asuntos: [pospuesta], siguiente: null },
    ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pospuestos 1' }))
  const lista = await screen.findByRole('region', { name: 'Pospuestos' })
  expect(await within(lista).findByRole('button', { name: /^Continuar con ANA VERA/ })).toHaveTextContent(
    'vuelve pasado mañana',
  )
  await userEvent.click(within(lista).getByRole('button', { name: /^Retomar: / }))
  expect(await screen.findByText('Retomado: ANA VERA')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  reading.resolve()
  expect(await within(lista).findByText('Nada pospuesto')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() =>
    expect(sent('posponerAsunto')).toEqual([{ prospectoId: 1, citaId: null, desde: ANA.desde, vuelve: '2026-11-23' }]),
  )
  expect(await within(lista).findByRole('button', { name: /^Retomar: / })).toBeVisible()
})

test('each has its phone; a head of team reads the advisor and cannot postpone', async () => {
  open({ obtenerMiDia: dia([{ ...ANA, asesor: 'Camila Rojas' }]) }, { roles: ['jefatura'] })
  const call = await screen.findByRole('link', { name: 'Llamar a ANA VERA al +56 9 8765 4321' })
  expect(call).toHaveAttribute('href', 'tel:+56987654321')
  expect(screen.getByRole('button', { name: /^Continuar con ANA VERA/ })).toHaveTextContent('De Camila Rojas')
  expect(screen.queryByRole('button', { name: /^Posponer/ })).toBeNull()
})

test('a supervisor by link puts nothing off either', async () => {
  open({ obtenerMiDia: dia([ANA]) }, supervisor)
  await screen.findByRole('button', { name: /^Continuar con/ })
  expect(screen.queryByRole('button', { name: /^Posponer/ })).toBeNull()
})
