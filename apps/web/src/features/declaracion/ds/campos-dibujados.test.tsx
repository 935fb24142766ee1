import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante } from '@alerce/contract/fichas/declaracion/cotizante'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cotizanteDe, DE_LA_DS, hijoDe, titular, ventaConDS } from '../../../testing/declaracion.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { BeneficiariosDsScreen } from './beneficiarios/beneficiarios-screen.tsx'
import { CotizanteScreen } from './cotizante/cotizante-screen.tsx'

test('every field of the holder is drawn, cause and diagnosis once there is a pension', async () => {
  fakeServer({
    obtenerVenta: ventaConDS('inicioManual'),
    obtenerAntecedentesCotizante: cotizanteDe({ pension: true }),
    isapres: [{ codigo: 67, nombre: 'COLMENA' }],
    obtenerBorrador: null,
  })
  renderScreen(<CotizanteScreen />, { at: `/postulant-background${DE_LA_DS}` })
  await screen.findByLabelText(/^Folio DS/)
  expect(camposDibujados()).toEqual(expect.arrayContaining(Object.keys(cotizante)))
})

test('every field of a beneficiary is drawn, by the document they are known by', async () => {
  fakeServer({
    obtenerVenta: ventaConDS('cotizante'),
    obtenerBeneficiariosDS: [
      titular,
      hijoDe(2, { rutBeneficiario: '24512331-0' }),
      hijoDe(3, { rutBeneficiario: null, pasaporte: 'AB12345' }),
    ],
    obtenerBeneficiariosCompensados: { esCompensado: false, listaCompensados: [] },
    obtenerBorrador: null,
  })
  renderScreen(<BeneficiariosDsScreen />, { at: `/postulant-beneficiaries${DE_LA_DS}` })
  await screen.findByRole('textbox', { name: 'Número de pasaporte' })
  const dibujados = camposDibujados().map((campo) => campo.split('.').at(-1))
  expect(dibujados).toEqual(expect.arrayContaining(Object.keys(beneficiarioDS)))
})
