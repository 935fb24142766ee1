import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { oscar as prospecto } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { Prospecto } from '../queries.ts'
import { Ficha } from './ficha.tsx'

const open = (more: Partial<Prospecto> = {}) => renderScreen(<Ficha prospecto={{ ...prospecto, ...more }} />)

test.each([
  ['23 characters are shown whole', 'a2345678901@example.com', null],
  ['24 are cut to 22', 'a23456789012@example.com', 'a23456789012@example.c...'],
])('%s', (_what, correo, cut) => {
  open({ correo })
  expect(screen.getByText(correo)).toBeVisible()
  if (cut === null) return
  expect(screen.getByText(cut)).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByTitle(correo)).toBeVisible()
})

test('the phone calls', () => {
  open()
  const link = screen.getByRole('link', { name: 'Llamar a ÓSCAR PEÑA LAZO al +56912345678' })
  expect(link).toHaveAttribute('href', 'tel:+56912345678')
  expect(link).toHaveTextContent('+56912345678')
})

test.each([
  [null, 'DS -'],
  [5_000_000_140, 'DS 5000000140'],
])('folio %s reads %s', (folioDS, text) => {
  open({ folioDS })
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['REF', 'tabler-icon-user'],
  ['REW', 'tabler-icon-world'],
])('%s has its icon', (tipoProspecto, icon) => {
  const { container } = open({ tipoProspecto })
  expect(container.querySelector(`.${icon}`)).not.toBeNull()
})

test.each([
  ['a giver', { esCompensado: true, otorgaCompensado: true }, 'Tipo Comp: Otorga'],
  ['a receiver', { esCompensado: true, otorgaCompensado: false }, 'Tipo Comp: Recibe'],
  ['neither', {}, null],
])('%s', (_what, more, text) => {
  open(more)
  expect(screen.queryByText(/^Tipo Comp/)?.textContent ?? null).toBe(text)
})

test.each([
  ['Invitación Anulada', true],
  ['DS Aceptada', false],
])('%s looks annulled: %s', (estado, annulled) => {
  open({ estado })
  expect(screen.getByRole('article').hasAttribute('data-void')).toBe(annulled)
})
