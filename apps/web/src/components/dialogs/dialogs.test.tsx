import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
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

test('two messages that come late are read one after the other, and the focus goes back to where it was', async () => {
  answers.length = 0
  renderScreen(<Subject />)
  const [decir] = screen.getAllByRole('button', { name: 'decir' })
  await userEvent.click(decir as HTMLElement)
  fireEvent.click(decir as HTMLElement)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(decir).toHaveFocus()
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

describe('a question with an act', () => {
  function open(act: () => Promise<unknown>) {
    const beneath = vi.fn()
    const failed = vi.fn()
    function Desk() {
      const confirm = useConfirm()
      const ask = () => confirm({ text: '¿Confirmar?', accept: 'Confirmar' }, act).catch(failed)
      return (
        <>
          <button type="button" onClick={() => void ask()}>
            preguntar
          </button>
          <button type="button" onClick={beneath}>
            lo de abajo
          </button>
        </>
      )
    }
    renderScreen(<Desk />)
    return { beneath, failed }
  }
  const ask = async () => userEvent.click(screen.getByRole('button', { name: 'preguntar' }))
  const accept = () => screen.getByRole('button', { name: 'Confirmar' })

  test('stays up and busy until it is done, and does it once', async () => {
    const work = Promise.withResolvers<void>()
    const act = vi.fn(() => work.promise)
    open(act)
    await ask()
    await userEvent.dblClick(accept())
    expect(accept()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    work.resolve()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('that fails is closed, and its error is reported', async () => {
    const { failed } = open(() => Promise.reject(new Error('no')))
    await ask()
    await userEvent.click(accept())
    await waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('no')))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('the second half of the press that closed it touches nothing beneath; a press of its own does', async () => {
    const { beneath } = open(async () => undefined)
    await ask()
    await userEvent.click(accept())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const under = screen.getByRole('button', { name: 'lo de abajo' })
    fireEvent.click(under, { detail: 2 })
    expect(beneath).not.toHaveBeenCalled()
    await userEvent.click(under)
    expect(beneath).toHaveBeenCalledTimes(1)
  })
})
