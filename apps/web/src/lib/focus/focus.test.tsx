import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ReasonedButton } from '../../components/actions/reasoned-button.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { userEvent } from '../../testing/acts/user-event.ts'

function Desk({ table = false }: { readonly table?: boolean }) {
  const [rows, setRows] = useState(['uno', 'dos', 'tres'])
  const [asked, setAsked] = useState(true)
  const button = (row: string) => (
    <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
      Quitar {row}
    </button>
  )
  return (
    <main>
      <h1>Mesa</h1>
      {asked && (
        <button type="button" onClick={() => setAsked(false)}>
          Reintentar
        </button>
      )}
      <Panel title="Casos">
        {rows.length === 0 && <p>Nada</p>}
        {rows.length > 0 &&
          (table ? (
            <table>
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    <td>{button(row)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <ul>
              {rows.map((row) => (
                <li key={row}>{button(row)}</li>
              ))}
            </ul>
          ))}
      </Panel>
    </main>
  )
}

function Pasos() {
  const [at, setAt] = useState(1)
  return (
    <main>
      <h1>Visor</h1>
      <ReasonedButton reason={at === 3 ? 'Es la última página.' : null} onClick={() => setAt(at + 1)}>
        Página siguiente
      </ReasonedButton>
      <ReasonedButton reason={at === 1 ? 'Es la primera página.' : null} onClick={() => setAt(1)}>
        Al principio
      </ReasonedButton>
    </main>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.textContent

test.each([[true], [false]])('removing a list row focuses the next one, the last one or the heading', async (table) => {
  render(<Desk table={table} />)
  await press('Quitar dos')
  await waitFor(() => expect(focused()).toBe('Quitar tres'))
  expect(document.activeElement?.tagName).toBe(table ? 'TR' : 'LI')
  await press('Quitar tres')
  await waitFor(() => expect(focused()).toBe('Quitar uno'))
  await press('Quitar uno')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Casos' })).toHaveFocus())
})

test('a removed element outside of lists passes the focus to the title of the screen', async () => {
  render(<Desk />)
  await press('Reintentar')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mesa' })).toHaveFocus())
})

/** A page that is loaded again over a hidden screen. */
function Recarga() {
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed')
  return (
    <>
      <main hidden>
        <h1>Paso escondido</h1>
      </main>
      {state === 'failed' && (
        <main>
          <h1>Falló</h1>
          <button type="button" onClick={() => setState('loading')}>
            Reintentar
          </button>
        </main>
      )}
      {state === 'loading' && <progress ref={() => void setTimeout(() => setState('loaded'), 20)} />}
      {state === 'loaded' && (
        <main>
          <h1>Su hora</h1>
        </main>
      )}
    </>
  )
}

test('a screen loaded again passes the focus to its title once it is drawn, never to a hidden one', async () => {
  render(<Recarga />)
  await press('Reintentar')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Su hora' })).toHaveFocus())
})

test('a button that closes or opens under the focus keeps it, and says why it is closed', async () => {
  render(<Pasos />)
  await press('Página siguiente')
  await press('Página siguiente')
  const next = () => screen.getByRole('button', { name: 'Página siguiente' })
  await waitFor(() => expect(next()).toHaveFocus())
  expect(next()).toHaveAccessibleDescription('Es la última página.')
  await press('Al principio')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Al principio' })).toHaveFocus())
})
