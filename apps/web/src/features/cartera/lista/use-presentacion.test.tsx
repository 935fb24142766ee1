import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { fichaDe } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { vistaDe } from '../../../testing/vista.ts'
import { HomeScreen } from './home-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  elDia()
})

function withWindow(wide: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: wide && media.includes('1024px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  onTestFinished(() => void vi.restoreAllMocks())
}

const CON_CITA = { proximaCita: '2026-11-21T15:30:00.000Z', etiquetas: ['feria'], folioDS: 5001 }

async function open({ wide = true, at = '/home', vistas = [vistaDe(7)], session = {} } = {}) {
  withWindow(wide)
  const received = fakeServer({
    obtenerProspectos: ({ limite = 15 }) => (limite === 1 ? [] : [fichaDe(2, CON_CITA), fichaDe(1)]),
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas },
    obtenerEtiquetas: { etiquetas: [] },
    guardarVista: { vistaId: 9, version: 1 },
    ...sinBorrador,
  })
  const { router, unmount } = renderScreen(<HomeScreen />, { at, session })
  await screen.findByRole('button', { name: 'Gestionar a PROSPECTO 2' })
  const asked = (name: string) => received.flatMap((one) => (one.name === name ? [one.payload] : []))
  return { router, unmount, asked }
}

const choose = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostrar como' }), name)
const titles = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
const INICIALES = ['Nombre', 'Estado', 'Sigue', 'Próxima cita', 'Teléfono', 'Acciones']

describe('the table', () => {
  test('shows the same prospects in columns, without another read; this browser keeps it for its user', async () => {
    const { asked, unmount } = await open()
    expect(screen.queryByRole('table')).toBeNull()
    const reads = asked('obtenerProspectos').length
    await choose('Tabla')
    const table = await screen.findByRole('table', { name: 'Prospectos' })
    expect(table).toHaveAttribute('aria-rowcount', '3')
    expect(await titles()).toEqual(INICIALES)
    const [, row = table] = within(table).getAllByRole('row')
    expect(row).toHaveAttribute('aria-rowindex', '2')
    expect(within(row).getByRole('link', { name: /Próxima cita ?hoy 12:30/ })).toBeVisible()
    expect(asked('obtenerProspectos')).toHaveLength(reads)
    unmount()
    const { unmount: leave } = await open()
    expect(screen.getByRole('table')).toBeVisible()
    leave()
    await open({ session: { identificador: 99 } })
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('J and X work in its rows', async () => {
    await open()
    await choose('Tabla')
    act(() => screen.getByRole('button', { name: 'Gestionar a PROSPECTO 2' }).focus())
    await userEvent.keyboard('j')
    expect(screen.getByRole('button', { name: 'Gestionar a PROSPECTO 1' })).toHaveFocus()
    await userEvent.keyboard('x')
    expect(await screen.findByRole('checkbox', { name: 'Elegir a PROSPECTO 1', checked: true })).toBeVisible()
  })

  test('its columns are chosen, stand in the address, and at least one is needed', async () => {
    const { router, asked } = await open()
    await choose('Tabla')
    const reads = asked('obtenerProspectos').length
    await userEvent.click(screen.getByRole('button', { name: 'Columnas de la tabla' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas de la tabla' }))
    expect(dialog.queryByRole('checkbox', { name: 'Asesor' })).toBeNull()
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    expect(dialog.getByText('Elija al menos una columna.')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Folio DS' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Estado' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    expect(await titles()).toEqual(['Nombre', 'Estado', 'Folio DS', 'Acciones'])
    expect(router.state.location.search).toBe('?columnas=estado%2CfolioDS')
    expect(asked('obtenerProspectos')).toHaveLength(reads)
    await choose('Fichas compactas')
    expect(screen.queryByRole('table')).toBeNull()
    expect(router.state.location.search).toBe('')
  })

  test('a saved view opens with its columns, and keeps those on screen', async () => {
    const { asked } = await open({ vistas: [vistaDe(7, { columnas: ['estado', 'correo'] })] })
    await userEvent.click(await screen.findByRole('link', { name: 'Vista 7' }))
    expect(await titles()).toEqual(['Nombre', 'Estado', 'Correo', 'Acciones'])
    expect(screen.queryByRole('button', { name: /^Actualizar la vista/ })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Nombre A–Z')
    expect(await screen.findByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar vista' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }))
    await userEvent.type(dialog.getByLabelText(/^Nombre/), 'Correos')
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await vi.waitFor(() => expect(asked('guardarVista')).toMatchObject([{ columnas: ['estado', 'correo'] }]))
  })

  test('is not offered in a narrow window, which shows cards', async () => {
    await open({ wide: false, at: '/home?columnas=estado' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { name: 'PROSPECTO 1' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Tabla' })).toBeNull()
  })
})
