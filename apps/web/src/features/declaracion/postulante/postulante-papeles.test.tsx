import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, UNREACHABLE } from '../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from './postulante-ds-screen.tsx'

function open(answers: Answers) {
  vi.stubGlobal('open', () => ({ location: { replace: () => undefined }, close: () => undefined }))
  const received = fakeServer({ ...sinNovedad, ...answers })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return payloadsIn(received)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const berta = { id: 2, nombre: 'BERTA OSORIO VEGA', abierta: false, aceptada: false }

test('a sworn declaration is opened first, and only then can be accepted', async () => {
  let juradas = [berta]
  const sent = open({
    obtenerPostulacion: () =>
      juradas[0]?.aceptada
        ? postulacionDe({ paso: 'resumenAntecedentes', juradas })
        : postulacionDe({ paso: 'juradas', juradas }),
    abrirJuradaPostulante: () => {
      juradas = [{ ...berta, abierta: true }]
      return 'ok'
    },
    descargarJuradaPostulante: '%PDF-',
    aceptarJuradaPostulante: () => {
      juradas = [{ ...berta, abierta: true, aceptada: true }]
      return 'ok'
    },
  })
  await heading('Declaración jurada 1 de 1')
  expect(screen.getByText('BERTA OSORIO VEGA')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Aceptar y continuar' })).toBeNull()
  await press('Abrir el documento')
  await press('Aceptar y continuar')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Marque la casilla para aceptarla')
  await expectFocusSomewhere()
  await userEvent.click(screen.getByRole('checkbox', { name: 'La leí y la acepto' }))
  await press('Aceptar y continuar')
  await heading('Revisión de sus datos')
  expect(sent('abrirJuradaPostulante')).toEqual([{ id: 2 }])
  expect(sent('descargarJuradaPostulante')).toEqual([{ id: 2 }])
  expect(sent('aceptarJuradaPostulante')).toEqual([{ id: 2 }])
})

test('one that cannot be drawn says so, and stays to be opened', async () => {
  open({
    obtenerPostulacion: postulacionDe({ paso: 'juradas', juradas: [berta] }),
    abrirJuradaPostulante: UNREACHABLE,
  })
  await press('Abrir el documento')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Abrir el documento' })).toBeVisible()
})

test('before it is signed they read all that the paper prints of everybody', async () => {
  const { titular } = postulacionDe()
  open({
    obtenerPostulacion: postulacionDe({
      paso: 'resumenAntecedentes',
      titular: { ...titular, pension: true, causal: 2, diagnostico: 'Hernia lumbar' },
      beneficiarios: [
        {
          id: 2,
          sexo: 1,
          nombres: 'LEO',
          apellidoPaterno: 'PRUEBA',
          apellidoMaterno: 'SERRANO',
          versionPersona: 1,
          rutBeneficiario: null,
          pasaporte: 'AB123',
          peso: 30,
          altura: 1.3,
          tipo: 2,
          relacion: 5,
          descripcionOtro: 'Sobrino',
          fechaNacimiento: '01-02-2015',
        },
      ],
    }),
  })
  await heading('Revisión de sus datos')
  const [suya, leo] = screen.getAllByRole('listitem')
  expect(suya).toHaveTextContent('ELENA PRUEBA SERRANO')
  expect(suya).toHaveTextContent('Enfermedad Profesional o Accidente de Trabajo, Hernia lumbar')
  for (const dicho of ['Otro: Sobrino', '01-02-2015', 'LEO PRUEBA SERRANO']) expect(leo).toHaveTextContent(dicho)
})

test('the circular is read and accepted in the version that was read', async () => {
  const circular = {
    version: 3,
    titulo: 'Circular del cónyuge',
    cuerpo: 'Primer párrafo.\n\nSegundo párrafo.',
    esEjemplo: true,
    conyuge: 'PEDRO SOTO REYES',
    aceptada: false,
  }
  let aceptada = false
  const sent = open({
    obtenerPostulacion: () =>
      postulacionDe({ paso: aceptada ? 'firma' : 'circular', circular: { ...circular, aceptada } }),
    responderCircularPostulante: () => {
      aceptada = true
      return 'ok'
    },
  })
  await heading('Circular del cónyuge')
  expect(screen.getByText('Segundo párrafo.')).toBeVisible()
  await press('Continuar')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Marque la casilla para aceptar la circular')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leí la circular y la acepto' }))
  await press('Continuar')
  await heading('Firma')
  await waitFor(() => expect(sent('responderCircularPostulante')).toEqual([{ firma: true, version: 3 }]))
})
