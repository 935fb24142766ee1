import { beneficiario, RELACION_OTRO } from '@alerce/contract/fichas/postulacion/beneficiario'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { BeneficiariosScreen } from './beneficiarios-screen.tsx'

beforeEach(elDia)

const HIJO = '4'

test('every field of a beneficiary is drawn, those that hang on another once it asks for them', async () => {
  fakeServer({
    obtenerVenta: ventaDe(),
    obtenerBeneficiarios: [],
    obtenerDatosProspecto: datosDe({ fechaNacimiento: '15-03-1970' }),
    obtenerBorrador: null,
    guardarBorrador: 'ok',
  })
  renderScreen(<BeneficiariosScreen />, { at: '/prospect-beneficiaries?prospectoId=12' })
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar beneficiario' }))
  const relacion = await screen.findByLabelText(/Relación familiar/)
  await userEvent.selectOptions(relacion, RELACION_OTRO)
  const deOtro = camposDibujados()
  await userEvent.selectOptions(relacion, HIJO)
  await userEvent.selectOptions(screen.getByLabelText(/Tipo de beneficiario/), 'L')
  await pasteInto(screen.getByLabelText(/Fecha de nacimiento/), '01-02-2005')
  await userEvent.tab()
  await screen.findByRole('checkbox', { name: /Estudia/ })
  const campos = Object.keys(beneficiario).map((campo) => `beneficiarios.0.${campo}`)
  expect([...deOtro, ...camposDibujados()]).toEqual(expect.arrayContaining(campos))
})
