import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AmountPesos, AmountUF } from './amounts.tsx'
import { EstadoGlyph, Track } from './estado.tsx'

describe('the shape of an Estado', () => {
  test.each([
    ['Prospecto Ingresado', 'ring'],
    ['DS en Proceso', 'half'],
    ['DS en Evaluación', 'diamond'],
    ['DS Aceptada', 'disc'],
    ['DS Rechazada', 'square'],
    ['Invitación Anulada', 'barred'],
    ['uno nuevo', 'ring'],
  ])('%s is a %s', (estado, shape) => {
    render(<EstadoGlyph estado={estado} />)
    expect(screen.getByText(estado)).toHaveAttribute('data-shape', shape)
  })

  test('only a state that has not begun is a ring', () => {
    for (const estado of estadosDelProspecto) render(<EstadoGlyph estado={estado} />)
    const rings = estadosDelProspecto.filter((estado) => screen.getByText(estado).dataset.shape === 'ring')
    expect(rings).toEqual(['Prospecto Ingresado'])
  })
})

test.each([
  [0.5, 'Paso 1 de 8', ['0.5', '0', '0', '0', '0', '0', '0', '0']],
  [3, 'Paso 4 de 8', ['1', '1', '1', '0', '0', '0', '0', '0']],
  [8, 'Paso 8 de 8', ['1', '1', '1', '1', '1', '1', '1', '1']],
])('%f steps done', (done, label, pieces) => {
  render(<Track done={done} />)
  const track = screen.getByRole('img', { name: label })
  expect([...track.children].map((piece) => piece.getAttribute('data-done'))).toEqual(pieces)
})

test('amounts carry their unit and Chilean writing', () => {
  render(
    <>
      <AmountUF value={uf(3.07)} />
      <AmountPesos value={pesos(126_212)} />
    </>,
  )
  expect(screen.getByText('3,070 UF')).toBeVisible()
  expect(screen.getByText(/^\$.126\.212$/)).toBeVisible()
})
