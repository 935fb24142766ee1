import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { delReuso } from '../../../testing/postulacion/reuso.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Reuso } from './reuso.tsx'

test('every field of an employer is drawn', async () => {
  fakeServer(delReuso)
  renderScreen(<Reuso prospectoId={7} copiaId={12} onCopia={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('group', { name: 'Empleador 1' })
  const campos = Object.keys(empleador).map((campo) => `empleadores.0.${campo}`)
  expect(camposDibujados()).toEqual(expect.arrayContaining(campos))
})
