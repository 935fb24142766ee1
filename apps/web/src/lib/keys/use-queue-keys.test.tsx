import { render, screen } from '@testing-library/react'
import { type RefObject, useRef } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { useQueueKeys } from './use-queue-keys.ts'

function Cola({ cases }: { readonly cases: readonly string[] }) {
  const root: RefObject<HTMLUListElement | null> = useRef(null)
  useQueueKeys(root, root, 'button')
  return (
    <ul ref={root}>
      {cases.map((name) => (
        <li key={name} tabIndex={-1} aria-label={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('J and K go from act to act, and stop at both ends', async () => {
  render(<Cola cases={['Ana', 'Beto']} />)
  await userEvent.keyboard('j')
  expect(button('Ana')).toHaveFocus()
  await userEvent.keyboard('jj')
  expect(button('Beto')).toHaveFocus()
  await userEvent.keyboard('kk')
  expect(button('Ana')).toHaveFocus()
})

test('from the row that took the place of one that is gone, J goes to its own act, not past it', async () => {
  render(<Cola cases={['Ana', 'Beto', 'Cata']} />)
  screen.getByRole('listitem', { name: 'Beto' }).focus()
  await userEvent.keyboard('j')
  expect(button('Beto')).toHaveFocus()
  screen.getByRole('listitem', { name: 'Beto' }).focus()
  await userEvent.keyboard('k')
  expect(button('Ana')).toHaveFocus()
})

test('a title outside the list has the focus after a change of page: J goes to the first act', async () => {
  render(
    <>
      <h1 tabIndex={-1}>Pendientes</h1>
      <a href="/otra">Otra pantalla</a>
      <Cola cases={['Ana', 'Beto']} />
    </>,
  )
  screen.getByRole('link', { name: 'Otra pantalla' }).focus()
  await userEvent.keyboard('j')
  expect(screen.getByRole('link', { name: 'Otra pantalla' })).toHaveFocus()
  screen.getByRole('heading', { name: 'Pendientes' }).focus()
  await userEvent.keyboard('j')
  expect(button('Ana')).toHaveFocus()
})
