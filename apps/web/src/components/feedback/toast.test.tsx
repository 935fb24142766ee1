import { act, screen, waitFor, within } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Toast } from './toast.tsx'

const TEXT = 'Se descartó lo escrito.'
const undo = vi.fn()
beforeEach(() => undo.mockClear())

function Desk() {
  const [open, setOpen] = useState(0)
  const [text, setText] = useState<string | null>(TEXT)
  const gone = useCallback(() => setText(null), [])
  const [also, setAlso] = useState<string | null>('Otra cosa')
  const footer = (
    <>
      <Button onClick={() => setOpen(open + 1)}>Abrir otro</Button>
      <Button onClick={() => setText('Lo siguiente')}>Decir</Button>
    </>
  )
  return (
    <main>
      <h1>Mesa</h1>
      <section>
        <h2>Parte</h2>
        <Button onClick={() => setOpen(1)}>Abrir</Button>
        <Toast text={text} action={<Button onClick={undo}>Recuperar</Button>} onGone={gone} />
      </section>
      <Toast text={also} onGone={() => setAlso(null)} />
      {Array.from({ length: open }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <Dialog key={at} title={`Hoja ${at + 1}`} onClose={() => setOpen(open - 1)} footer={footer}>
          <p>Un caso</p>
        </Dialog>
      ))}
    </main>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const hoja = (nth: number) => screen.getByRole('dialog', { name: `Hoja ${nth}` })
const dicho = () => screen.getByText(TEXT)
const region = () => dicho().closest('[role="status"]')

test('a toast moves into the topmost dialog, works there, and moves back when it closes', async () => {
  renderScreen(<Desk />)
  const said = dicho()
  await press('Abrir')
  expect(hoja(1).contains(said)).toBe(true)
  await userEvent.click(within(hoja(1)).getByRole('button', { name: 'Abrir otro' }))
  expect(hoja(2).contains(said)).toBe(true)
  await userEvent.click(within(hoja(2)).getByRole('button', { name: 'Recuperar' }))
  expect(undo).toHaveBeenCalledOnce()
  act(() => hoja(2).dispatchEvent(new Event('cancel', { cancelable: true })))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hoja 2' })).toBeNull())
  expect(hoja(1).contains(said)).toBe(true)
  act(() => hoja(1).dispatchEvent(new Event('cancel', { cancelable: true })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // the same element, never drawn anew
  expect(dicho()).toBe(said)
  expect(said).toBeVisible()
})

test('moved with its words it does not say them again; the next ones it says', async () => {
  renderScreen(<Desk />)
  expect(region()).toHaveAttribute('aria-live', 'polite')
  await press('Abrir')
  expect(region()).toHaveAttribute('aria-live', 'off')
  const place = region()
  await press('Decir')
  expect(place).toHaveTextContent('Lo siguiente')
  expect(place).toHaveAttribute('aria-live', 'polite')
})

test('a dialog that opens gives it no more time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  renderScreen(<Desk />)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await press('Abrir')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.queryByText(TEXT)).toBeNull()
})

test('Escape closes the toast, not the dialog around it; the focus stays in the dialog', async () => {
  renderScreen(<Desk />)
  await press('Abrir')
  act(() => screen.getByRole('button', { name: 'Recuperar' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(TEXT)).toBeNull()
  expect(hoja(1)).toBeVisible()
  await waitFor(() => expect(hoja(1).contains(document.activeElement)).toBe(true))
})

test('over the page the focus falls to the part that said it', async () => {
  renderScreen(<Desk />)
  act(() => screen.getByRole('button', { name: 'Recuperar' }).focus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Parte' })).toHaveFocus())
})

test('two that are said at a time stand one beside the other in one place', () => {
  renderScreen(<Desk />)
  const one = region()?.parentElement
  expect(screen.getByText('Otra cosa').closest('[role="status"]')?.parentElement).toBe(one)
})
