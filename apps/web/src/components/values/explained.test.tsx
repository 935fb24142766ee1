import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { Explained } from './explained.tsx'
import { Siglas, significadoEn } from './sigla.tsx'

const DS = /^Declaración de Salud:/
const bubble = () => document.querySelector('[popover]')?.textContent ?? null

test('an abbreviation in a name is a stop of the Tab key, which opens its meaning; Escape closes it', async () => {
  render(<Siglas>Folio DS</Siglas>)
  const sigla = screen.getByText('DS')
  expect(sigla.getAttribute('aria-description')).toMatch(DS)
  expect(bubble()).toBeNull()
  await userEvent.tab()
  expect(sigla).toHaveFocus()
  expect(bubble()).toMatch(DS)
  await userEvent.keyboard('{Escape}')
  expect(bubble()).toBeNull()
})

test('the mouse opens it, and may move onto the text; a press elsewhere closes it', async () => {
  render(
    <>
      <Siglas>DS</Siglas>
      <button type="button">Otro</button>
    </>,
  )
  await userEvent.hover(screen.getByText('DS'))
  expect(bubble()).toMatch(DS)
  await userEvent.hover(screen.getByText(DS))
  expect(bubble()).toMatch(DS)
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }))
  expect(bubble()).toBeNull()
})

test('on the rows of a list a tap opens it, the Tab key passes it by, and screen readers are not told again', async () => {
  render(
    <Explained means="Referido" stop={false}>
      REF
    </Explained>,
  )
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect(screen.getByText('REF').ariaDescription ?? null).toBeNull()
  await userEvent.click(screen.getByText('REF'))
  expect(bubble()).toBe('Referido')
})

test.each([
  ['N°DS', DS],
  ['Con DS', DS],
  ['REN', /^Tipo de prospecto: referido del entorno$/],
  ['DSA', undefined],
  ['Estado', undefined],
])('meaning in «%s»', (title, meaning) => {
  if (meaning) expect(significadoEn(title)).toMatch(meaning)
  else expect(significadoEn(title)).toBeUndefined()
})
