import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FirmadosAntes } from './firmados-antes.tsx'

const version = (imgCorrel: number, nombre: string, firmado: string, huella: string) => ({
  imgCorrel,
  nombre,
  firmado,
  huella,
})
const anteriores = [
  version(71, 'Plan y precio 2000.pdf', '2026-10-05T13:00:00.000Z', 'a1'.repeat(32)),
  version(72, 'Plan y precio 2000.pdf', '2026-10-06T20:30:00.000Z', 'b2'.repeat(32)),
]
const open = (props: Parameters<typeof FirmadosAntes>[0]) =>
  renderScreen(
    <>
      <FirmadosAntes {...props} />
      <p>fin</p>
    </>,
    { at: '/' },
  )

test('each version that was signed before says that it was replaced, when it was signed and its fingerprint', async () => {
  open({ anteriores })
  const lista = await screen.findByRole('list', { name: 'Versiones anteriores que se firmaron' })
  const filas = within(lista).getAllByRole('listitem')
  expect(filas.map(({ textContent }) => textContent)).toEqual([
    `Plan y precio 2000Reemplazado · firmado el 05-10-2026 10:00SHA-256 ${'a1'.repeat(32)}`,
    `Plan y precio 2000Reemplazado · firmado el 06-10-2026 17:30SHA-256 ${'b2'.repeat(32)}`,
  ])
  expect(screen.getByRole('heading', { name: 'Versiones anteriores que se firmaron' })).toBeVisible()
  // they are kept, not opened from here
  expect(within(lista).queryByRole('button')).toBeNull()
})

test('beside another person’s papers it names their owner', async () => {
  open({ anteriores, de: 'ROSA IBACACHE MORA' })
  const name = 'Versiones anteriores que se firmaron de ROSA IBACACHE MORA'
  expect(await screen.findByRole('list', { name })).toBeVisible()
  expect(screen.getByRole('heading', { name })).toBeVisible()
})

test('of a sale that was signed once there is nothing to say', async () => {
  open({ anteriores: [] })
  await screen.findByText('fin')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
