import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type FiltrosDeLista, listaInicial } from '../../lib/filtros-de-lista.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ListFilters } from './list-filters.tsx'

const NAMES = ['Nombre', 'Primer apellido', 'Segundo apellido']

function open(named: Partial<FiltrosDeLista> = {}) {
  const onChange = vi.fn()
  function Place() {
    const [filtros, setFiltros] = useState({ ...listaInicial(1), ...named })
    return (
      <ListFilters
        label="Buscar prospectos"
        filtros={filtros}
        count="3 prospectos"
        search={<input aria-label="Buscador" />}
        onClear={() => setFiltros(listaInicial(1))}
        onChange={(change) => {
          onChange(change)
          setFiltros({ ...filtros, ...change })
        }}
      >
        <select aria-label="Estado" />
      </ListFilters>
    )
  }
  renderScreen(<Place />)
  return onChange
}

const byName = (name = 'Por nombre') => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the three names beside a search box are one press away, and are sent together', async () => {
  const onChange = open()
  for (const name of NAMES) expect(screen.queryByLabelText(name)).toBeNull()
  expect(byName()).toHaveAttribute('aria-expanded', 'false')
  await press('Por nombre')
  expect(byName()).toHaveAttribute('aria-expanded', 'true')
  for (const name of NAMES) await userEvent.type(screen.getByLabelText(name), ` ${name[0]} `)
  await press('Buscar')
  expect(onChange.mock.calls).toEqual([[{ nombre: 'N', paterno: 'P', materno: 'S' }]])
})

test('names that narrow the list are in sight, and folded they are said', async () => {
  open({ nombre: 'Rosa', materno: 'Mora' })
  expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa')
  await press('Por nombre')
  expect(screen.queryByLabelText('Nombre')).toBeNull()
  await userEvent.click(byName('Por nombre: Rosa Mora'))
  expect(screen.getByLabelText('Segundo apellido')).toHaveValue('Mora')
})

test('«Limpiar búsqueda» folds them again, empty', async () => {
  open({ nombre: 'Rosa' })
  await press('Limpiar búsqueda')
  expect(screen.queryByLabelText('Nombre')).toBeNull()
  await press('Por nombre')
  expect(screen.getByLabelText('Nombre')).toHaveValue('')
})
