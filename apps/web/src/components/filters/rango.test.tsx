import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { elDia } from '../../testing/acts/el-dia.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RangoField } from './rango.tsx'

beforeAll(() => import('./rango-calendario.tsx'))

beforeEach(elDia)

function open() {
  const onChange = vi.fn()
  renderScreen(<RangoField desde="2026-10-21" hasta="2026-11-21" onChange={onChange} />)
  return onChange
}

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

test('typed dates are applied', async () => {
  const onChange = open()
  await type('Registrados desde', '01-11-2026')
  expect(onChange).toHaveBeenLastCalledWith({ desde: '2026-11-01', hasta: '2026-11-21' })
})

test('dates in the wrong order stay, show an error and are not applied', async () => {
  const onChange = open()
  await type('Registrados hasta', '01-10-2026')
  expect(screen.getByText('La fecha de inicio es posterior a la de término.')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  await type('Registrados desde', '01-09-2026')
  expect(onChange).toHaveBeenLastCalledWith({ desde: '2026-09-01', hasta: '2026-10-01' })
  expect(screen.queryByText('La fecha de inicio es posterior a la de término.')).toBeNull()
})

test('a calendar takes two clicks and offers nothing beyond today', async () => {
  const onChange = open()
  await userEvent.click(screen.getByRole('button', { name: 'Elegir las fechas' }))
  const day = (label: RegExp) => screen.getByRole('button', { name: label })
  await screen.findByRole('region', { name: 'Calendario' })
  expect((day(/^22 noviembre 2026/) as HTMLButtonElement).disabled).toBe(true)
  await userEvent.click(day(/^3 noviembre 2026/))
  await userEvent.click(day(/^10 noviembre 2026/))
  expect(onChange).toHaveBeenLastCalledWith({ desde: '2026-11-03', hasta: '2026-11-10' })
  expect(screen.queryByRole('region', { name: 'Calendario' })).toBeNull()
})
