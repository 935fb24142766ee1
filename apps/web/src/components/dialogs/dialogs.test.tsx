import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useConfirm, useMessage } from './dialogs-provider.tsx'

const answers: string[] = []

function Subject() {
  const message = useMessage()
  const confirm = useConfirm()
  const tell = async () => {
    await message('No se ha podido iniciar sesión.')
    answers.push('cerrado')
  }
  const ask = async () => answers.push(String(await confirm({ text: '¿Eliminar?', accept: 'Eliminar' })))
  return (
    <>
      <button type="button" onClick={() => void tell()}>
        decir
      </button>
      <button type="button" onClick={() => void ask()}>
        preguntar
      </button>
    </>
  )
}

test('a message has the exact text and Cerrar, and gives the focus back', async () => {
  answers.length = 0
  renderScreen(<Subject />)
  await userEvent.click(screen.getByRole('button', { name: 'decir' }))
  expect(screen.getByRole('alertdialog', { name: 'No se ha podido iniciar sesión.' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(answers).toEqual(['cerrado']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'decir' })).toHaveFocus()
})

test('Escape closes the one on top, which answers no', async () => {
  answers.length = 0
  renderScreen(<Subject />)
  await userEvent.click(screen.getByRole('button', { name: 'preguntar' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual(['false']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['Eliminar', 'true'],
  ['Cancelar', 'false'],
])('a question answered with %s is %s', async (name, answer) => {
  answers.length = 0
  renderScreen(<Subject />)
  await userEvent.click(screen.getByRole('button', { name: 'preguntar' }))
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(answers).toEqual([answer]))
})
