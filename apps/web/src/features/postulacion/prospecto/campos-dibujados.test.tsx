import { persona } from '@alerce/contract/fichas/postulacion/prospecto'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ProspectScreen } from './prospect-screen.tsx'

async function open(tipoDocumento: 'R' | 'P'): Promise<string[]> {
  fakeServer({
    obtenerTipoProspectos: [],
    obtenerBorrador: null,
    obtenerDatosProspecto: datosDe({ tipoDocumento, tipoVenta: 'M' }),
  })
  const { unmount } = renderScreen(<ProspectScreen />, { at: '/add-prospect?prospectoId=12' })
  await screen.findByLabelText(/Nombres/)
  const dibujados = camposDibujados()
  unmount()
  return dibujados
}

test('every field of the person is drawn', async () => {
  const dibujados = [...(await open('R')), ...(await open('P'))]
  expect(dibujados).toEqual(expect.arrayContaining(Object.keys(persona)))
})
