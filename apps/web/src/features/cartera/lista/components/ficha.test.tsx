import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { oscar as prospecto } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import type { Prospecto } from '../queries.ts'
import { Ficha } from './ficha.tsx'

const open = (more: Partial<Prospecto> = {}) => renderScreen(<Ficha prospecto={{ ...prospecto, ...more }} />)

test.each([
  ['22 characters are shown whole', 'a234567890@example.com', null],
  ['23 as well', 'a2345678901@example.com', null],
  ['24 are cut to 22', 'a23456789012@example.com', 'a23456789012@example.c...'],
])('%s', async (_what, correo, cut) => {
  const { container } = open({ correo })
  expect(screen.getByText(correo)).toBeVisible()
  if (cut === null) return
  expect(screen.getByText(cut)).toHaveAttribute('aria-hidden', 'true')
  await userEvent.click(screen.getByText(cut))
  expect(container.querySelector('[popover]')).toHaveTextContent(correo)
})

test('an address from which a letter came back is marked', () => {
  const { container } = open({ correoRebota: true })
  expect(screen.getByText('Rebotó:')).toBeVisible()
  expect(container.textContent).toMatch(/Rebotó: \S+@/)
})

describe('the next appointment', () => {
  beforeEach(elDia)

  test.each([
    ['2026-11-21T15:30:00.000Z', 'hoy 12:30', '2026-11-21'],
    ['2026-11-22T12:00:00.000Z', 'mañana 09:00', '2026-11-22'],
    ['2026-12-02T12:00:00.000Z', '02-12 09:00', '2026-12-02'],
  ])('%s is shown as %s and leads to its day', (proximaCita, told, fecha) => {
    open({ proximaCita })
    const link = screen.getByRole('link', { name: /^ÓSCAR PEÑA LAZO: ?Próxima cita/ })
    expect(link.textContent).toMatch(new RegExp(`Próxima cita ${told}$`))
    expect(link).toHaveAttribute('href', `/agenda?prospectoId=12&fecha=${fecha}`)
  })

  test('is not spoken of where there is none', () => {
    open()
    expect(screen.queryByText(/Próxima cita/)).toBeNull()
  })
})

test('a covered case shows its advisor and last day; a received case, its previous advisor', () => {
  open({
    cubierto: { de: 'Camila Rojas', hasta: '2026-12-05' },
    recibido: { de: 'Ana Lara', en: '2026-10-08T02:00:00.000Z' },
  })
  expect(screen.getByText(/De Camila Rojas/)).toHaveTextContent('De Camila Rojas, hasta el 05-12-2026')
  expect(screen.getByText('Antes de Ana Lara')).toHaveAttribute('title', 'Reasignado el 07-10-2026')
})

test('the phone calls', () => {
  open()
  const link = screen.getByRole('link', { name: 'Llamar a ÓSCAR PEÑA LAZO al +56 9 1234 5678' })
  expect(link).toHaveAttribute('href', 'tel:+56912345678')
  expect(link).toHaveTextContent('+56 9 1234 5678')
})

test('without a phone or an e-mail it says so, and calls nobody', () => {
  open({ telefono: '', correo: '' })
  expect(screen.getByText('Sin teléfono')).toBeVisible()
  expect(screen.getByText('Sin correo')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Llamar|Escribir|Correo/ })).toBeNull()
})

test.each([
  [null, 'DS -'],
  [5_000_000_140, 'DS 5000000140'],
])('folio %s reads %s', (folioDS, text) => {
  open({ folioDS })
  expect(screen.getByText(text)).toBeVisible()
})

test('the cards of a team show their advisor', () => {
  open({ asesor: 'Camila Rojas' })
  expect(screen.getByText('De Camila Rojas')).toBeVisible()
})

test('its state, the day it was registered and its two actions', () => {
  open({ nombre: "ÑANDÚ O'HIGGINS PEÑA", fechaRegistro: '02-10-2026' })
  expect(screen.getByRole('heading', { name: "ÑANDÚ O'HIGGINS PEÑA" })).toBeVisible()
  for (const text of ['Prospecto Ingresado', 'Ingresó 02-10-2026']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    "Sigue: completar sus antecedentes, ÑANDÚ O'HIGGINS PEÑA",
    "Agendar a ÑANDÚ O'HIGGINS PEÑA",
    "Gestionar a ÑANDÚ O'HIGGINS PEÑA",
  ])
})

test.each([
  ['REF', 'tabler-icon-user', 'Referido'],
  ['REW', 'tabler-icon-world', 'Referido web'],
])('%s has its icon, and its meaning under the mouse and for screen readers', async (tipoProspecto, icon, meaning) => {
  const { container } = open({ tipoProspecto })
  expect(container.querySelector(`.${icon}`)).not.toBeNull()
  expect(screen.getByText(`, ${meaning}`)).toBeVisible()
  await userEvent.hover(screen.getByText(tipoProspecto))
  expect(container.querySelector('[popover]')).toHaveTextContent(meaning)
})

test.each([
  ['a giver', { esCompensado: true, otorgaCompensado: true }, 'Tipo Comp: Otorga'],
  ['a receiver', { esCompensado: true, otorgaCompensado: false }, 'Tipo Comp: Recibe'],
  ['neither', {}, null],
  ['a person without pair, on either side,', { otorgaCompensado: true }, null],
])('%s', (_what, more, text) => {
  open(more)
  expect(screen.queryByText(/^Tipo Comp/)?.textContent ?? null).toBe(text)
  expect(screen.getByRole('article').hasAttribute('data-pair')).toBe(text !== null)
})

test('one of a pair has a link to the pair', () => {
  open({ esCompensado: true, otorgaCompensado: false })
  const link = screen.getByRole('link', { name: 'Ver pareja de ÓSCAR PEÑA LAZO' })
  expect(link).toHaveAttribute('href', '/pareja?prospectoId=12')
})

test.each([
  ['Invitación Anulada', true],
  ['DS Aceptada', false],
  ['DS Anulada', false],
])('%s looks annulled: %s', (estado, annulled) => {
  open({ estado })
  expect(screen.getByRole('article').hasAttribute('data-void')).toBe(annulled)
})

describe('a DS that may be reused', () => {
  const name = 'REUTILIZAR la DS de ÓSCAR PEÑA LAZO'
  const button = () => screen.queryByRole('button', { name })
  const show = (dsEsReutilizable: boolean, session = {}) => {
    const onReutilizar = vi.fn()
    renderScreen(<Ficha prospecto={{ ...prospecto, dsEsReutilizable }} onReutilizar={onReutilizar} />, { session })
    return onReutilizar
  }

  test('is offered by its name, and taken up', async () => {
    const onReutilizar = show(true)
    expect(button()).toHaveTextContent('REUTILIZAR')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onReutilizar).toHaveBeenCalledExactlyOnceWith(12)
  })

  test.each([
    ['where it may not', false, {}],
    ['to a supervisor by link', true, supervisor],
    ['to the head of team', true, { roles: ['jefatura'] }],
  ])('is not offered %s', (_who, reutilizable, session) => {
    show(reutilizable, session)
    expect(button()).toBeNull()
  })
})
